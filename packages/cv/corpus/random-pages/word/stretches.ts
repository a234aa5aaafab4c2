import { hasClass, isTag, type Tag, type TreeNode } from "./tree.ts";

/** Neighbours that are written as one. */
export type Stretch =
  /** A line of words. */
  | { readonly kind: "words"; readonly children: readonly TreeNode[] }
  /** A line with two ends. */
  | { readonly kind: "row"; readonly tag: Tag }
  /** Entries with a column on their left. */
  | { readonly kind: "beside"; readonly tags: readonly Tag[] }
  | { readonly kind: "block"; readonly tag: Tag };

const INLINE = ["span", "bdi", "a", "b", "i", "br", "svg"];
const BESIDE = ["wide-left", "narrow-left"];
const PLAIN = ["", "label"];

export function stretchesOf(nodes: readonly TreeNode[]): Stretch[] {
  const stretches: Stretch[] = [];
  let isOpen = false;
  for (const node of nodes) {
    const last = stretches.at(-1);
    const next = stretchOf(node);
    const isLoose = isWord(node);
    if (isLoose && isOpen && last?.kind === "words")
      stretches[stretches.length - 1] = { kind: "words", children: [...last.children, node] };
    else if (last?.kind === "beside" && next.kind === "beside")
      stretches[stretches.length - 1] = { kind: "beside", tags: [...last.tags, ...next.tags] };
    else stretches.push(next);
    isOpen = isLoose;
  }
  return stretches;
}

function stretchOf(node: TreeNode): Stretch {
  if (!isTag(node) || isWord(node)) return { kind: "words", children: [node] };
  if (BESIDE.some((name) => hasClass(node, name))) return { kind: "beside", tags: [node] };
  if (hasClass(node, "row")) return { kind: "row", tag: node };
  const isLine = node.name === "div" && PLAIN.includes(node.className) && node.children.every(isWord);
  return isLine ? { kind: "words", children: labelled(node) } : { kind: "block", tag: node };
}

function isWord(node: TreeNode): boolean {
  return !isTag(node) || INLINE.includes(node.name);
}

/** The words of a label stay those of a label. */
function labelled(node: Tag): readonly TreeNode[] {
  return node.className === "" ? node.children : [{ ...node, name: "span" }];
}
