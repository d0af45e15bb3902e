import { type Ability, isStanding } from "./ability";
import { isCardName } from "./args";
import { limitOf } from "./uses";
import type { PrintedCard, Vocabulary } from "./vocabulary";
import { effectsIn } from "./walk";

/** The names of the other cards that the arrival of a card makes as tokens. */
function madeOnArrival(v: Vocabulary, { name, abilities }: PrintedCard): ReadonlySet<string> {
  const made = new Set<string>();
  for (const ability of abilities) {
    if (isStanding(ability) || ability.effect === undefined) continue;
    for (const effect of effectsIn(ability.effect)) {
      if (effect.do !== "word") continue;
      const { args = {}, causes = [] } = v.effects[effect.word] ?? {};
      if (!isOnArrival(v, ability, causes)) continue;
      for (const [arg, spec] of Object.entries(args))
        if (isCardName(spec)) made.add(String(effect.args?.[arg]));
    }
  }
  // The rules prevent that a token makes itself again.
  made.delete(name);
  return made;
}

/** Whether an ability is used when its card arrives, every time. */
function isOnArrival(v: Vocabulary, ability: Ability, causes: unknown): boolean {
  if (ability.kind === "keyword") return v.names.arrival?.includes(ability.keyword) === true;
  if (ability.kind !== "trigger" || limitOf(ability) !== undefined) return false;
  return Array.isArray(causes) && causes.includes(ability.when.on);
}

/** Names of the cards whose arrival makes tokens that make others on their arrival, without end. */
export function endlessTokens(v: Vocabulary, cards: readonly PrintedCard[]): readonly string[] {
  const makes = new Map(cards.map((card) => [card.name, madeOnArrival(v, card)]));
  // What remains when every card that makes none of the others is taken away, again and again.
  for (;;) {
    const ending = [...makes].filter(([, made]) => ![...made].some((name) => makes.has(name)));
    if (ending.length === 0) return [...makes.keys()];
    for (const [name] of ending) makes.delete(name);
  }
}
