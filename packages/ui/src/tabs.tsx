import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number after the label; `null` keeps its place until it is known. */
  count?: number | null | undefined;
  disabled?: boolean | undefined;
}

interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  /** Names the list for screen readers. */
  label: string;
  /** One `TabPanel` per item. */
  children: ReactNode;
}

/** Controlled tabs; keep the value in the URL. The row scrolls sideways where it does not fit, and has room for the focus ring, which stands off the words. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, items, label, children } = props;
  return (
    <Base.Root value={value} onValueChange={onValueChange}>
      <div className="-mx-gutter overflow-x-auto px-gutter [scrollbar-width:none] sm:-mx-2 sm:px-2 print:hidden">
        <Base.List
          aria-label={label}
          activateOnFocus
          className="relative flex w-max min-w-full gap-6 border-b border-line"
        >
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 border-b-2 border-transparent pt-0.5 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:outline-none focus-visible:before:absolute focus-visible:before:-inset-x-2 focus-visible:before:inset-y-1 focus-visible:before:rounded-md focus-visible:before:outline-2 focus-visible:before:outline-accent forced-colors:not-data-active:border-[Canvas] data-active:border-accent data-active:text-ink data-disabled:cursor-default data-disabled:text-faint data-disabled:opacity-60"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="min-w-5 rounded-full bg-sunken px-1.5 text-xs leading-5 font-semibold text-muted tabular-nums">
                  {item.count ?? "\u00a0"}
                </span>
              )}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {children}
    </Base.Root>
  );
}

interface TabPanelProps {
  value: string;
  children: ReactNode;
  /** Keeps what was typed in the panel while another one is open. */
  keepMounted?: boolean;
}

/** Unmounted while another tab is shown, unless `keepMounted`. */
export function TabPanel({ value, children, keepMounted = false }: TabPanelProps) {
  return (
    <Base.Panel value={value} keepMounted={keepMounted} className="pt-6 print:pt-0">
      {children}
    </Base.Panel>
  );
}
