import type { Standing } from "./ability";
import { argParts, wordIn } from "./args";
import type { Vocabulary } from "./vocabulary";
import { type AbilityPart, abilityParts } from "./walk";

/** Whether a part of a static ability reads stats. */
function readsStats(vocabulary: Vocabulary, part: AbilityPart): boolean {
  if (part.kind === "filter" && (part.value.stat ?? part.value.extreme) !== undefined) return true;
  if (part.kind === "amount") return typeof part.value === "object" && "stat" in part.value;
  return readsUnnamedStats(vocabulary, part);
}

/** Whether a part reads stats that it does not name: through a word, what is in its arguments, or a state. */
export function readsUnnamedStats(vocabulary: Vocabulary, part: AbilityPart): boolean {
  if (part.kind === "filter")
    return vocabulary.names.readingStates?.includes(part.value.being ?? "") === true;
  if (part.kind !== "args") return false;
  const { conditions, amounts } = vocabulary;
  const word = part.of === "amount" ? amounts?.[part.word] : conditions[part.word];
  if (word?.readsStats === true) return true;
  return Object.entries(part.value).some(([name, value]) =>
    [...argParts(wordIn(vocabulary, part)?.args[name], value, part.known)].some((inner) =>
      readsStats(vocabulary, inner),
    ),
  );
}

/** Whether static abilities that change this stat may read it themselves. */
export const isReadable = ({ circular, names: { final, mutual } }: Vocabulary, stat: string): boolean =>
  [final, mutual, circular].some((all) => all?.includes(stat) === true);

/** The stats that a part reads by name. */
export function statsRead({ kind, value }: AbilityPart): readonly string[] {
  if (kind === "filter")
    return [
      ...(value.stat === undefined ? [] : [value.stat.name]),
      ...(value.extreme === undefined ? [] : [value.extreme.stat]),
    ];
  return kind === "amount" && typeof value === "object" && "stat" in value ? [value.stat] : [];
}

/** The stats that abilities read by name. Abilities never change, so each is searched once. */
const READ = new WeakMap<Standing, readonly string[]>();

function allRead(vocabulary: Vocabulary, ability: Standing): readonly string[] {
  const known = READ.get(ability);
  if (known !== undefined) return known;
  const found = [...abilityParts(ability, vocabulary.names.refs)].flatMap(statsRead);
  READ.set(ability, found);
  return found;
}

/**
 * Whether what a static ability reads might in turn depend on the value that it changes. Few read one that only the game
 * reads: keywords.
 */
export function readsMutually(vocabulary: Vocabulary, ability: Standing, changed: string): boolean {
  const read = allRead(vocabulary, ability);
  return vocabulary.names.final?.includes(changed) === true
    ? read.some((stat) => isReadable(vocabulary, stat))
    : read.length > 0;
}
