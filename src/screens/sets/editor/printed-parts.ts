import type { Game } from "../../../games/game";
import type { Ability, Vocabulary } from "../../../language";
import type { NodeKind } from "../../../language/grammar";
import { phraseOf } from "./phrases";
import type { Variant } from "./variants";

/** The parts of an ability that others may begin with. */
function partsOf(ability: Ability, node: NodeKind): readonly unknown[] {
  if (node === "ability") return [ability];
  const read = (key: string): unknown => Reflect.get(ability, key);
  const keys: Partial<Record<NodeKind, string>> = { effect: "effect", condition: "if", cost: "cost" };
  const found = read(keys[node] ?? "");
  return Array.isArray(found) ? found : found === undefined ? [] : [found];
}

const known = new WeakMap<Game, Map<NodeKind, readonly Variant[]>>();

/** What is printed on the cards of a game, each text once. */
export function printedParts(game: Game, vocabulary: Vocabulary, node: NodeKind): readonly Variant[] {
  const ofGame = known.get(game) ?? new Map<NodeKind, readonly Variant[]>();
  known.set(game, ofGame);
  const before = ofGame.get(node);
  if (before !== undefined) return before;
  const found = new Map<string, Variant>();
  for (const { name, abilities } of Object.values(game.cards.pool))
    for (const ability of abilities)
      for (const value of partsOf(ability, node)) {
        const label = phraseOf(vocabulary, node, value);
        if (label !== "" && !found.has(label))
          found.set(label, { id: `printed ${label}`, label, value, card: name });
      }
  const all = [...found.values()];
  ofGame.set(node, all);
  return all;
}
