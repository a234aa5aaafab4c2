import { useToast } from "@rolecall/ui/toaster";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { fetchCode } from "../lib/browser/fetch-code.ts";

const TOAST_ID = "part-failed";
/** Longer than usual: it says why nothing happens. */
const TOAST_MS = 8_000;

/**
 * A dialog or menu whose code is fetched when it is first shown. Where it cannot be (no network, or a newer
 * release has taken its place) the screen stays as it is and a toast says why; React's own `lazy` would take
 * the whole screen down. It is tried again when the network is back, but most browsers remember what they
 * could not fetch: then only a new page helps, which drafts survive. Until it is there `Meanwhile` is in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile?: ComponentType<Props>,
) {
  let known: ComponentType<Props> | undefined;
  /** Kept also when it comes after the part has been closed again. */
  const loadPart = () =>
    load().then((part) => {
      known = part.default;
      return part.default;
    });

  return function LazyPart(props: Props) {
    const t = useTranslations("shell.part");
    const toast = useToast();
    const [Part, setPart] = useState(() => known);

    useEffect(() => {
      if (known) return;
      function sayWhy() {
        const reload = { label: t("reload"), onClick: () => location.reload() };
        toast.warning(navigator.onLine ? t("failed") : t("offline"), {
          id: TOAST_ID,
          durationMs: TOAST_MS,
          actions: navigator.onLine ? [reload] : [],
        });
      }
      return fetchCode({
        load: loadPart,
        onCode: (part) => {
          setPart(() => part);
          toast.dismiss(TOAST_ID);
        },
        onFailure: sayWhy,
      });
    }, [t, toast]);

    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}
