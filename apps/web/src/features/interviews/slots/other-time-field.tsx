import { Button } from "@rolecall/ui/button";
import { Disclosure } from "@rolecall/ui/disclosure";
import { TextField } from "@rolecall/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { instantOf } from "./zoned-time.ts";

interface OtherTimeFieldProps {
  date: string;
  timeZone: string;
  onValueChange: (start: string | null) => void;
}

/** A time that the grid does not have: a quarter past, an evening. */
export function OtherTimeField({ date, timeZone, onValueChange }: OtherTimeFieldProps) {
  const t = useTranslations("interviews.slots");
  const [time, setTime] = useState("");
  const [problem, setProblem] = useState<"missing" | "skipped" | "past">();

  function take() {
    if (time === "" || date === "") return setProblem("missing");
    const start = instantOf({ date, time }, timeZone);
    if (start === null) return setProblem("skipped");
    if (Date.parse(start) <= Date.now()) return setProblem("past");
    setProblem(undefined);
    onValueChange(start);
  }

  return (
    <Disclosure summary={t("otherTime")}>
      <div className="flex items-start gap-2">
        <TextField
          label={t("otherTimeLabel")}
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter takes the time; it must not submit the form around it.
            event.preventDefault();
            take();
          }}
          error={problem && t(`otherTimeProblems.${problem}`)}
          className="w-40"
        />
        <Button variant="secondary" className="mt-6.5" onClick={take}>
          {t("useTime")}
        </Button>
      </div>
    </Disclosure>
  );
}
