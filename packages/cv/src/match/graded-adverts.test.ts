import { expect, test } from "vitest";
import { compileJob } from "./job/compile-job.ts";
import { compileProfile } from "./profile/compile-profile.ts";
import { scoreOnly } from "./score.ts";
import type { GradedAdvert } from "./testing/graded-advert.ts";
import { ADVERTS_BY_LEVEL } from "./testing/graded-adverts-by-level.ts";
import { ADVERTS_BY_TRADE } from "./testing/graded-adverts-by-trade.ts";

const ADVERTS = [...ADVERTS_BY_LEVEL, ...ADVERTS_BY_TRADE];

function rank({ job, people }: GradedAdvert) {
  const compiled = compileJob(job);
  return people
    .map(({ grade, roles, profile }) => ({
      grade,
      name: roles === "" ? "no role yet" : roles,
      score: scoreOnly(compileProfile(profile), compiled),
    }))
    .sort((a, b) => b.score - a.score);
}

/** Those of different grades who stand the wrong way round, or level. */
function swapsIn(advert: GradedAdvert, apart: number): string[] {
  const ranked = rank(advert);
  return ranked.flatMap((better) =>
    ranked
      .filter((worse) => better.grade - worse.grade >= apart && better.score <= worse.score)
      .map((worse) => `${better.name} (${better.score}) after ${worse.name} (${worse.score})`),
  );
}

test.each(ADVERTS.map((advert) => [advert.job.title, advert] as const))(
  "%s: whoever is two grades better comes first",
  (_, advert) => {
    expect(swapsIn(advert, 2)).toEqual([]);
  },
);

test("of all pairs of different grades nineteen in twenty stand the right way round", () => {
  const pairs = ADVERTS.flatMap(({ people }) =>
    people.flatMap((one) => people.filter((other) => one.grade > other.grade)),
  );
  const swaps = ADVERTS.flatMap((advert) => swapsIn(advert, 1));
  expect(swaps.length / pairs.length, swaps.join("\n")).toBeLessThan(0.05);
});
