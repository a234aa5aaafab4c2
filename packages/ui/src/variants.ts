import { cx } from "./cx.tsx";

/** The classes of each value of each variant. */
type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One value of each variant; `true` and `false` as they are. */
type Choice<Given extends Variants> = {
  readonly [Name in keyof Given]?:
    | (keyof Given[Name] extends "true" | "false" ? boolean : keyof Given[Name])
    | undefined;
};

interface VariantOptions<Given extends Variants> {
  readonly base: string;
  readonly variants: Given;
  readonly defaultVariants?: Choice<Given>;
}

/** What a component lets be chosen of the variants of its styles. */
export type VariantProps<Styles extends (chosen: never) => string> = Omit<
  NonNullable<Parameters<Styles>[0]>,
  "className"
>;

/** The classes of a component that comes in several looks: `button({ size: "sm" })`. `className` is for layout. */
export function tv<const Given extends Variants>({
  base,
  variants,
  defaultVariants = {},
}: VariantOptions<Given>) {
  const defaults: Readonly<Record<string, unknown>> = defaultVariants;
  return ({ className, ...chosen }: Choice<Given> & { readonly className?: string | undefined } = {}) => {
    const values: Readonly<Record<string, unknown>> = chosen;
    const own = Object.entries(variants).map(
      ([name, classes]) => classes[String(values[name] ?? defaults[name])],
    );
    return cx(base, ...own, className);
  };
}
