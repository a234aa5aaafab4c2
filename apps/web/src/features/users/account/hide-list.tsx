import { MAX_HIDDEN_FROM_LENGTH } from "@rolecall/contracts/users/enums";
import type { HiddenFrom } from "@rolecall/contracts/users/hidden-from";
import { Button } from "@rolecall/ui/button";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { parseError } from "../../../lib/queries/errors.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";

type List = keyof HiddenFrom;

const WORDS = {
  domains: { hint: "domainHint", add: "addDomain" },
  companies: { hint: "companyHint", add: "addCompany" },
} as const satisfies Record<List, object>;

interface HideListProps {
  list: List;
  names: readonly string[];
  /** Either list is being saved. */
  busy: boolean;
  onSave: (names: string[]) => Promise<unknown>;
}

/** A field that adds a name of one kind, and those there are, each of which can be removed. */
export function HideList({ list, names, busy, onSave }: HideListProps) {
  const t = useTranslations("users.account.hiding");
  const toast = useToast();
  const errorText = useErrorText();
  const groupRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { hint, add } = WORDS[list];

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = typed.trim();
    if (name === "" || busy) return;
    try {
      await onSave([...names, name]);
      setTyped("");
      setError(undefined);
    } catch (failure) {
      setError(parseError(failure).issues[0]?.message ?? errorText(failure));
      groupRef.current?.querySelector("input")?.focus();
    }
  }

  async function remove(name: string) {
    if (busy) return;
    try {
      await onSave(names.filter((other) => other !== name));
      // The pressed button is gone: the next one takes the focus, or the field.
      (
        groupRef.current?.querySelector<HTMLElement>("li button") ?? groupRef.current?.querySelector("input")
      )?.focus();
    } catch (failure) {
      toast.error(errorText(failure));
    }
  }

  return (
    <div ref={groupRef} className="flex min-w-0 flex-col gap-3">
      <form onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
        <TextField
          label={t(list)}
          hint={t(hint)}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_HIDDEN_FROM_LENGTH}
          error={error}
          className="flex-1 sm:max-w-80"
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={typed.trim() === ""}
          pending={busy && typed.trim() !== ""}
          aria-label={t(add)}
          className="mt-6.5 shrink-0"
        >
          {t("add")}
        </Button>
      </form>
      {names.length > 0 && (
        <ChipList label={t(list)}>
          {names.map((name) => (
            <Chip key={name} onRemove={() => void remove(name)} removeLabel={t("remove", { name })}>
              {name}
            </Chip>
          ))}
        </ChipList>
      )}
    </div>
  );
}
