import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import { type Ability, type Condition, type Effect, printAbility } from "./index";

const draw: Effect = { do: "draw", who: "you", count: 1 };
const yours: Condition = { is: "turn", of: "you" };
const theirs: Condition = { is: "turn", of: "opponent" };

/** What may be added to an ability, all of which its text must tell. */
const MORE: readonly object[] = [
  {},
  { if: yours },
  { active: theirs },
  { if: yours, active: theirs },
  { oncePerTurn: true },
  { uses: { per: "turn", most: 2 } },
  { uses: { per: "turn", most: 3 } },
];

test.each(GAME_SLUGS)("%s prints what limits an ability", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  const { names } = vocabulary;
  const uses = ["round", "game"].flatMap((per) => [{ uses: { per, most: 1 } }, { uses: { per, most: 2 } }]);
  const [zone = "", other = ""] = [vocabulary.hand, vocabulary.discard];
  const scopes = [
    { where: [zone] },
    { where: [other] },
    { where: [zone], face: "down" },
    { where: [zone, other] },
  ];
  const [on = ""] = Object.keys(names.events);
  const [change = ""] = Object.keys(names.changes);
  const cost = [{ pay: "discard", count: 1 }];
  const whole: Readonly<Record<string, readonly object[]>> = {
    trigger: [...MORE, ...uses, ...scopes, { may: true }].map((more) => ({
      when: { on, card: "this" },
      ...more,
    })),
    activated:
      vocabulary.use === undefined
        ? []
        : [...MORE, ...uses, ...scopes, { cost }, { cost: [{ pay: "this" }] }],
    replace:
      change === ""
        ? []
        : [...MORE, ...uses, ...scopes, { may: true }].map((more) => ({
            change,
            ...(names.seatChanges?.includes(change) ? { of: "you" } : { card: "this" }),
            ...more,
          })),
  };
  const alike: string[] = [];
  for (const [kind, ways] of Object.entries(whole)) {
    const known = new Map<string, string>();
    for (const way of ways) {
      const text = say(printAbility(vocabulary, { kind, effect: draw, ...way } as Ability));
      const before = known.get(text);
      if (before === undefined) known.set(text, JSON.stringify(way));
      else alike.push(`${kind} ${JSON.stringify(way)} as ${before}: ${text}`);
    }
  }
  expect(alike).toEqual([]);
});
