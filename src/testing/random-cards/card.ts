import type { CardData } from "../../games/card-set";
import type { CardField, CardKind, KeywordField } from "../../games/workshop";
import type { Ability } from "../../language";
import { acceptedAbility, type Drawn } from "./ability";
import { type Chance, oneOf, outOf } from "./chance";
import { randomPart, type Writer } from "./part";

/** How many of a hundred times an optional field is filled. */
const OPTIONAL = 60;

/** The lower of two numbers between bounds: cheap cards are played more often. */
const lowIn = (chance: Chance, from: number, to: number): number =>
  from + Math.min(chance.below(to - from + 1), chance.below(to - from + 1));

/** A random card of a kind, with abilities that the validator accepts. */
export function randomCard(writer: Writer, kind: CardKind, name: string, drawn: Drawn): CardData {
  const { chance } = writer;
  const values: Record<string, unknown> = {};
  for (const field of kind.fields) {
    const isAbility = field.is === "abilities" || field.is === "labelled-abilities" || field.is === "effect";
    if (field.optional && !outOf(chance, isAbility ? 90 : OPTIONAL)) continue;
    const value = valueFor(writer, kind, field, drawn);
    if (value !== undefined) values[field.key] = value;
  }
  return { ...values, kind: kind.id, name };
}

function valueFor(writer: Writer, kind: CardKind, field: CardField, drawn: Drawn): unknown {
  const { chance } = writer;
  switch (field.is) {
    case "number":
      return lowIn(chance, field.from, field.to);
    case "numbers":
      return Array.from({ length: field.count }, () => lowIn(chance, field.from, field.to));
    case "choice":
      return oneOf(chance, field.values);
    case "choices":
      return choicesFor(chance, field);
    case "levels":
      return levelsFor(chance, field);
    case "keywords":
      return someOf(chance, field.keywords, 0, 2).map((keyword) => keywordFor(chance, keyword));
    case "abilities":
      return abilitiesFor(writer, drawn);
    case "labelled-abilities":
      return labelledFor(writer, kind, field, drawn);
    case "effect":
      return effectIn(acceptedAbility(writer, drawn, "play"));
    case "costs":
      return [randomPart(writer, "cost")];
    case "condition":
      return randomPart(writer, "condition");
    case "filter":
      return randomPart(writer, "filter");
  }
}

const effectIn = (ability: Ability | undefined) =>
  ability !== undefined && "effect" in ability ? ability.effect : undefined;

/** Some of these, each once. */
function someOf<T>(chance: Chance, all: readonly T[], least: number, most: number): readonly T[] {
  const left = [...all];
  const size = Math.min(all.length, least + chance.below(Math.max(1, Math.min(most, 3) - least + 1)));
  return Array.from({ length: size }, () => left.splice(chance.below(left.length), 1)).flat();
}

function choicesFor(chance: Chance, field: Extract<CardField, { is: "choices" }>): readonly string[] {
  const { values, least, most, repeats } = field;
  if (!repeats) return someOf(chance, values, least, most);
  // Symbols and reductions of one colour fit most cards.
  return Array<string>(least + chance.below(most - least + 1)).fill(oneOf(chance, values) ?? "");
}

function levelsFor(
  chance: Chance,
  { most, cores, bp }: Extract<CardField, { is: "levels" }>,
): readonly object[] {
  const size = 1 + chance.below(most);
  const step = Math.min(3, Math.floor(cores / size));
  return Array.from({ length: size }, (_, at) => ({
    cores: at === 0 ? chance.below(2) : at * step,
    ...(bp !== null && { bp: Math.min(bp, 1000 * (at + 1 + chance.below(5))) }),
  }));
}

function keywordFor(chance: Chance, { keyword, n, of }: KeywordField): object {
  return {
    keyword,
    ...(n && { n: lowIn(chance, n[0], n[1]) }),
    ...(of && { of: someOf(chance, of, 1, of.length) }),
  };
}

function abilitiesFor(writer: Writer, drawn: Drawn): readonly Ability[] {
  const size = 1 + writer.chance.below(2);
  return Array.from({ length: size }, () => acceptedAbility(writer, drawn) ?? []).flat();
}

/** On a card that is played once, what it does; on others, abilities from some level on. */
function labelledFor(
  writer: Writer,
  { fields }: CardKind,
  { levels, timings }: Extract<CardField, { is: "labelled-abilities" }>,
  drawn: Drawn,
): readonly object[] {
  const { chance } = writer;
  const stays = fields.some(({ is }) => is === "levels");
  return Array.from({ length: 1 + chance.below(2) }, (_, at) => {
    if (!stays && at === 0) {
      const ability = acceptedAbility(writer, drawn, "play");
      return ability === undefined ? [] : [{ ability, timing: someOf(chance, timings, 1, 2) }];
    }
    const ability = acceptedAbility(writer, drawn, stays ? undefined : "trigger");
    if (ability === undefined) return [];
    if (!stays) return [{ ability: asBurst(ability), label: "burst" }];
    return [
      { ability, ...(outOf(chance, 40) && { levels: { from: 1 + chance.below(Math.min(3, levels)) } }) },
    ];
  }).flat();
}

/** A trigger that works from a face-down card. */
function asBurst(ability: Ability): Ability {
  const { uses: _uses, ...trigger } = ability as Extract<Ability, { kind: "trigger" }>;
  return { ...trigger, where: ["burst"], face: "down", oncePerTurn: true };
}
