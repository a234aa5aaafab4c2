import { TextField } from "@rolecall/ui/text-field";
import { SearchIcon } from "lucide-react";
import { startTransition, useState } from "react";
import { useTranslations } from "use-intl";

interface FindFieldProps {
  initial: string;
  /** Called as what is typed changes, for a list that may come later than the letters. */
  onFind: (text: string) => void;
}

/** Holds what is typed by itself, so that no key waits for the list. */
export function FindField({ initial, onFind }: FindFieldProps) {
  const t = useTranslations("applications.list");
  const [text, setText] = useState(initial);
  return (
    <TextField
      label={t("search")}
      hideLabel
      placeholder={t("searchHint")}
      type="search"
      icon={<SearchIcon aria-hidden />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        startTransition(() => onFind(value));
      }}
    />
  );
}
