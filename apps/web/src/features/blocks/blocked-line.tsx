import { Button } from "@rolecall/ui/button";
import { useTranslations } from "use-intl";
import { type Member, useBlock } from "./use-block.ts";

/** In the place of the send box: why there is none, and the way back to it. */
export function BlockedLine({ member }: { member: Member }) {
  const t = useTranslations("blocks");
  const { unblock, pending } = useBlock(member);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-surface px-gutter py-3">
      <p role="status" className="min-w-0 text-center text-sm wrap-anywhere text-muted">
        {t("line", { name: member.name })}
      </p>
      <Button variant="secondary" size="sm" pending={pending} onClick={unblock}>
        {t("unblock")}
      </Button>
    </div>
  );
}
