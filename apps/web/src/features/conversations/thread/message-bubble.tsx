import type { ReactNode } from "react";
import { LinkedText } from "../../../components/linked-text.tsx";

interface MessageBubbleProps {
  own: boolean;
  /** The first of its group stands off a little. */
  leads: boolean;
  failed?: boolean;
  /** Who says it, for screen readers. */
  author: string;
  text: string;
  /** Time and ticks. */
  meta: ReactNode;
  children?: ReactNode;
}

export function MessageBubble({
  own,
  leads,
  failed = false,
  author,
  text,
  meta,
  children,
}: MessageBubbleProps) {
  const ground = failed
    ? "border-danger-line bg-danger-soft"
    : own
      ? "border-accent/20 bg-accent-soft"
      : "border-line bg-surface";
  const corner = own ? "rounded-ee-xs" : "rounded-es-xs";
  return (
    <div
      className={`flex flex-col px-gutter sm:px-5 ${own ? "items-end" : "items-start"} ${leads ? "pt-3" : "pt-1"}`}
    >
      <div className={`max-w-[min(34rem,85%)] min-w-0 rounded-xl border px-3.5 py-2 ${ground} ${corner}`}>
        <span className="sr-only">{author}</span>
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          <LinkedText>{text}</LinkedText>
        </p>
        <p className="mt-0.5 flex items-center justify-end gap-1.5 text-xs text-faint">{meta}</p>
      </div>
      {children}
    </div>
  );
}
