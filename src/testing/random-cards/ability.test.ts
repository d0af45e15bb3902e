import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "../../games/registry";
import { type Ability, printAbility } from "../../language";
import { abilitySchema } from "../../language/schema";
import { randomFrom } from "../../opponents";
import { addTranslations, say, setLocale } from "../../text";
import { acceptedAbility, drawAbility, isAccepted } from "./ability";
import type { Writer } from "./part";
import { writerFor } from "./set";

/** Another seed gives an ability that has nothing to do with the one that failed, so none is simpler. */
const RUNS = { seed: 32, numRuns: 300, endOnFailure: true };

/** What no printed text contains: parts without a phrase, and keys of phrases that are missing. */
const UNSAID = /undefined|NaN|missing\.|\[object|lang\.|[{}]|(^|\s)[a-z-]+\.[a-z]/;

describe.each(GAMES)("$title", ({ parts }) => {
  let writer: Writer;
  const abilities = () =>
    fc.nat().map((seed) => drawAbility({ ...writer, chance: randomFrom(String(seed)) }));
  const accepted = () =>
    abilities().filter((ability): ability is Ability => ability !== undefined && isAccepted(writer, ability));

  beforeAll(async () => {
    const { de } = parts.messages;
    addTranslations({ de });
    writer = writerFor(await parts.game(), randomFrom("test"));
  });

  test("random abilities have the right shape, and the validator judges each of them", () => {
    let sound = 0;
    fc.assert(
      fc.property(abilities(), (ability) => {
        if (ability === undefined) return;
        expect(v.is(abilitySchema, ability)).toBe(true);
        if (isAccepted(writer, ability)) sound++;
      }),
      RUNS,
    );
    expect(sound / RUNS.numRuns, "share of accepted abilities").toBeGreaterThan(0.25);
  });

  test.each(["en", "de"] as const)("accepted abilities are printed whole in %s", async (locale) => {
    await setLocale(locale);
    fc.assert(
      fc.property(accepted(), (ability) => {
        expect(say(printAbility(writer.vocabulary, ability))).not.toMatch(UNSAID);
      }),
      RUNS,
    );
    await setLocale("en");
  });

  test("accepted abilities are the same after a round trip through JSON", () => {
    fc.assert(
      fc.property(accepted(), (ability) => {
        const read = v.parse(abilitySchema, JSON.parse(JSON.stringify(ability)));
        expect(read).toEqual(ability);
        expect(printAbility(writer.vocabulary, read)).toEqual(printAbility(writer.vocabulary, ability));
      }),
      RUNS,
    );
  });

  test("abilities of each kind that the game has can be drawn", () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(accepted(), ({ kind }) => void kinds.add(kind)),
      RUNS,
    );
    expect([...kinds]).toEqual(expect.arrayContaining(["trigger", "standing"]));
    expect(acceptedAbility(writer, { drawn: 0, accepted: 0 }, "play")).toBeDefined();
  });
});
