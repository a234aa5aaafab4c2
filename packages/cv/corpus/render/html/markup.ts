/** HTML as strings: everything that comes from a person goes through `esc`. */
export function esc(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

export function tag(name: string, className: string, inner: string): string {
  return `<${name}${className === "" ? "" : ` class="${className}"`}>${inner}</${name}>`;
}

export function div(className: string, ...inner: readonly string[]): string {
  return tag("div", className, inner.join(""));
}

export function link(text: string, url: string): string {
  return `<a href="${esc(url)}">${esc(text)}</a>`;
}
