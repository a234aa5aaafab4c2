interface BarListProps {
  label: string;
  items: readonly { readonly name: string; readonly count: number }[];
}

/** Counts as bars; each row says its number. */
export function BarList({ label, items }: BarListProps) {
  const most = Math.max(1, ...items.map((item) => item.count));
  return (
    <ul
      aria-label={label}
      // Where the text is set large, the names stand above their bars.
      className="grid grid-cols-[minmax(4rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm @min-[15rem]:grid-cols-[minmax(0,max-content)_minmax(4rem,1fr)_auto]"
    >
      {items.map((item) => (
        <li key={item.name} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="wrap-break-word text-muted @max-[15rem]:col-span-full">{item.name}</span>
          <span aria-hidden className="h-2.5">
            <span
              data-bar
              className="block h-full rounded-xs bg-chart-1"
              style={{ width: `${(item.count / most) * 100}%` }}
            />
          </span>
          <span className="text-end font-semibold tabular-nums">{item.count}</span>
        </li>
      ))}
    </ul>
  );
}
