import { Button } from "@rolecall/ui/button";
import { Spinner } from "@rolecall/ui/spinner";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDownIcon } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePrinting } from "../../../lib/browser/use-printing.ts";
import { PaperNote } from "../print/paper-note.tsx";
import { ThreadRowView } from "./thread-row-view.tsx";
import type { ThreadRow } from "./thread-rows.ts";

/** Older messages are asked for when this many lines are left above. */
const LOAD_OLDER_AT_ROW = 12;
/** Nearer to the end than this, the reader counts as being at the end and stays there. */
const AT_END_PX = 96;

const ESTIMATED_PX: Record<ThreadRow["kind"], number> = { day: 52, new: 36, message: 66, pending: 66 };

interface MessageListProps {
  rows: readonly ThreadRow[];
  otherName: string;
  /** Messages that were said before and are not loaded. */
  olderCount: number;
  loadingOlder: boolean;
  onLoadOlder: () => void;
}

/** The lines of a thread, of which only those near the eye exist, and on paper all that are loaded; opens at the new ones, else at the end. */
export function MessageList({ rows, otherName, olderCount, loadingOlder, onLoadOlder }: MessageListProps) {
  const t = useTranslations("conversations");
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const [atEnd, setAtEnd] = useState(true);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ESTIMATED_PX[rows[index]?.kind ?? "message"],
    getItemKey: (index) => rows[index]?.key ?? index,
    // What is appended is followed from the end only, and what is put before leaves the view where it is.
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: AT_END_PX,
    overscan: 10,
    paddingStart: 12,
    paddingEnd: 16,
    onChange: (instance) => setAtEnd(instance.isAtEnd(AT_END_PX)),
  });

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current || rows.length === 0) return;
    opened.current = true;
    const newLine = rows.findIndex((row) => row.kind === "new");
    if (newLine >= 0) virtualizer.scrollToIndex(newLine, { align: "start" });
    else virtualizer.scrollToEnd();
  }, [rows, virtualizer]);

  // What one writes oneself is always shown.
  const newest = rows.at(-1);
  const newestOwn = newest?.kind === "pending" ? newest.key : undefined;
  useLayoutEffect(() => {
    if (newestOwn !== undefined) virtualizer.scrollToEnd();
  }, [newestOwn, virtualizer]);

  const hasOlder = olderCount > 0;
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (hasOlder && !loadingOlder && opened.current && first < LOAD_OLDER_AT_ROW) onLoadOlder();
  }, [first, hasOlder, loadingOlder, onLoadOlder]);

  const spelled = rows.findLast((row) => row.kind === "message" && row.own)?.key;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-canvas">
      {loadingOlder && (
        <div className="absolute inset-x-0 top-2 z-1 flex justify-center">
          <span className="rounded-full border border-line bg-raised p-1.5 shadow-overlay">
            <Spinner />
          </span>
        </div>
      )}
      {/* A focusable part that scrolls, so that the keyboard can scroll it. */}
      <section
        ref={scroller}
        aria-label={t("threadLabel", { name: otherName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible [overflow-anchor:none] focus-visible:outline-offset-[-2px]"
      >
        {printing ? (
          <>
            <PaperNote missing={olderCount} printed={rows.filter(({ kind }) => kind === "message").length} />
            <ol>
              {rows.map((row) => (
                <li key={row.key}>
                  <ThreadRowView row={row} otherName={otherName} spelled={row.key === spelled} />
                </li>
              ))}
            </ol>
          </>
        ) : (
          <ol className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
            {items.map((item) => {
              const row = rows[item.index];
              return (
                row && (
                  <li
                    key={item.key}
                    ref={virtualizer.measureElement}
                    data-index={item.index}
                    className="absolute inset-x-0 top-0"
                    style={{ transform: `translateY(${item.start}px)` }}
                  >
                    <ThreadRowView row={row} otherName={otherName} spelled={row.key === spelled} />
                  </li>
                )
              );
            })}
          </ol>
        )}
      </section>
      {!atEnd && (
        // A box of its own: the button has a position already.
        <div className="absolute end-4 bottom-3">
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowDownIcon aria-hidden />}
            className="rounded-full shadow-overlay"
            onClick={() => virtualizer.scrollToEnd({ behavior: "smooth" })}
          >
            {t("jumpToNewest")}
          </Button>
        </div>
      )}
    </div>
  );
}
