/**
 * What the page has come with, kept until the router has its first screen: a blank page would flash between the two.
 */
export function Frame({ nodes }: { nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} />;
}
