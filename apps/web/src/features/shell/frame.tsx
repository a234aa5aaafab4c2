import { Brand } from "./brand.tsx";

/** What index.html shows, kept until the router has its first screen: a blank page would flash between the two. */
export function Frame() {
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-7xl items-center px-gutter sm:px-6">
        <Brand />
      </div>
    </div>
  );
}
