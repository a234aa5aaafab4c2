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
      className="grid grid-cols-[minmax(0,max-content)_minmax(4rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm"
    >
      {items.map((item) => (
        <li key={item.name} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="wrap-anywhere text-muted">{item.name}</span>
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
