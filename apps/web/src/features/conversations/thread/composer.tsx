import { MAX_MESSAGE_LENGTH } from "@rolecall/contracts/conversations/enums";
import { controlStyles } from "@rolecall/ui/form-field";
import { iconButtonStyles } from "@rolecall/ui/icon-button";
import { roomLeft } from "@rolecall/ui/room-left";
import { useUiLabels } from "@rolecall/ui/ui-provider";
import { useGrow } from "@rolecall/ui/use-grow";
import { SendHorizontalIcon } from "lucide-react";
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useOutbox } from "../outbox/outbox-context.ts";
import { createDrafts } from "./drafts.ts";

interface ComposerProps {
  conversationId: string;
  userId: string;
  otherName: string;
  onSend: () => void;
}

/** The send box. Enter sends, Shift+Enter breaks the line, and what is not sent stays as a draft. */
export function Composer({ conversationId, userId, otherName, onSend }: ComposerProps) {
  const t = useTranslations("conversations.composer");
  const labels = useUiLabels();
  const outbox = useOutbox();
  const countId = useId();
  const drafts = useMemo(() => createDrafts(localStorage, userId), [userId]);
  const [text, setText] = useState(() => drafts.get(conversationId));
  const box = useRef<HTMLTextAreaElement>(null);
  const blank = text.trim() === "";
  const left = roomLeft(text, MAX_MESSAGE_LENGTH);
  useGrow(box, text);

  // Where there is a keyboard at hand; on a phone it would cover what is to be read.
  useEffect(() => {
    if (matchMedia("(width >= 48rem) and (pointer: fine)").matches)
      box.current?.focus({ preventScroll: true });
  }, []);

  function change(next: string) {
    setText(next);
    drafts.set(conversationId, next);
  }

  function send() {
    if (blank) return;
    outbox.send(conversationId, text.trim());
    change("");
    onSend();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a character is being composed, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="print:hidden border-t border-line bg-surface p-3">
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-label={t("label", { name: otherName })}
          aria-describedby={left === undefined ? undefined : countId}
          placeholder={t("placeholder")}
          enterKeyHint="send"
          dir="auto"
          className={`${controlStyles} field-sizing-content max-h-40 resize-none py-2 leading-6`}
        />
        <button
          type="submit"
          disabled={blank}
          title={t("send")}
          aria-label={t("send")}
          className={iconButtonStyles({
            className: "bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent",
          })}
        >
          <SendHorizontalIcon aria-hidden className="rtl:-scale-x-100" />
        </button>
      </div>
      {left === undefined ? (
        <p className="mt-1.5 text-xs text-faint max-sm:hidden">{t("hint")}</p>
      ) : (
        <p id={countId} className="mt-1.5 text-xs text-muted tabular-nums">
          {labels.charactersLeft(left)}
        </p>
      )}
    </form>
  );
}
