import { Avatar } from "@rolecall/ui/avatar";
import { cx } from "@rolecall/ui/cx";
import { IconButton } from "@rolecall/ui/icon-button";
import { Link } from "@tanstack/react-router";
import { UserXIcon, XIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { type ComparedPerson, nameOf } from "./compared-person.ts";

interface PersonHeadProps {
  person: ComparedPerson;
  className: string;
  onRemove: (id: string) => void;
}

/** Whose column it is: the way to everything about them, and out of the comparison. */
export function PersonHead({ person, className, onRemove }: PersonHeadProps) {
  const t = useTranslations("applications.compare");
  const name = nameOf(person) ?? t("gone");
  return (
    <th
      scope="col"
      // Else whoever goes through the cells hears the button with each.
      aria-label={name}
      className={cx(
        "z-10 border-b border-edge bg-canvas py-2 ps-3 text-start align-top @4xl:ps-6",
        className,
      )}
    >
      <div className="flex items-start gap-x-2.5">
        <span className="hidden shrink-0 @3xl:block">
          {person.state === "here" ? (
            <Avatar name={name} size="sm" />
          ) : (
            <UserXIcon aria-hidden className="size-8 p-1.5 text-faint" />
          )}
        </span>
        <span
          className="min-w-0 flex-1 py-1.5 text-sm leading-5 font-semibold @2xl:text-base"
          dir="auto"
          data-name
        >
          {person.state === "here" ? (
            <Link
              from="/applicants/$jobId/compare"
              search={(current) => ({ ...current, applicationId: person.id })}
              resetScroll={false}
              title={name}
              className="line-clamp-3 wrap-anywhere underline decoration-transparent underline-offset-4 hover:decoration-accent/50"
            >
              {name}
            </Link>
          ) : (
            <span className="font-medium text-muted">{name}</span>
          )}
        </span>
        <IconButton
          label={t("remove", { name })}
          icon={<XIcon aria-hidden />}
          size="sm"
          className="-me-2 touch:-mt-1.5 touch:-me-3.5"
          onClick={() => onRemove(person.id)}
        />
      </div>
    </th>
  );
}
