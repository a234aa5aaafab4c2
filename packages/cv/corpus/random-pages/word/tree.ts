/** A page as its tags stand in one another; of our own HTML only, whose tags are all closed but `br` and `meta`. */
export interface Tag {
  readonly name: string;
  readonly className: string;
  readonly href: string;
  readonly children: readonly TreeNode[];
}

export type TreeNode = Tag | string;

const TOKEN = /<(\/?)([a-zA-Z]+)([^>]*)>|([^<]+)/g;
const UNPAIRED = ["br", "meta", "rect", "circle", "ellipse"];
const ENTITIES = { "&nbsp;": "\u00a0", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

export function bodyOf(html: string): Tag {
  const start = html.indexOf("<body>");
  const top = opened("body", "");
  const open = [top];
  for (const [, closing, name = "", attributes = "", text] of html
    .slice(start + "<body>".length, html.lastIndexOf("</body>"))
    .matchAll(TOKEN)) {
    const parent = open.at(-1) ?? top;
    if (text !== undefined) parent.children.push(unescaped(text));
    else if (closing === "/") open.pop();
    else {
      const node = opened(name, attributes);
      parent.children.push(node);
      if (!UNPAIRED.includes(name) && !attributes.endsWith("/")) open.push(node);
    }
  }
  return top;
}

export function isTag(node: TreeNode): node is Tag {
  return typeof node !== "string";
}

export function tagsOf({ children }: Tag): Tag[] {
  return children.filter(isTag);
}

export function hasClass({ className }: Tag, name: string): boolean {
  return className.split(" ").includes(name);
}

function opened(name: string, attributes: string): Tag & { readonly children: TreeNode[] } {
  const attribute = (wanted: string) =>
    unescaped(new RegExp(`${wanted}="([^"]*)"`).exec(attributes)?.[1] ?? "");
  return { name, className: attribute("class"), href: attribute("href"), children: [] };
}

function unescaped(text: string): string {
  return Object.entries(ENTITIES).reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text);
}
