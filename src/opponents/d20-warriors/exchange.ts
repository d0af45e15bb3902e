import type { CardId, Seat } from "../../kernel";
import type { AttackOdds } from "./odds";

/** One turn of attacks: its seat and the available attacks. */
export interface Round {
  readonly seat: Seat;
  readonly attacks: readonly AttackOdds[];
  /** An attacker that beats one Warrior at most. */
  readonly once?: CardId;
}

/** How to evaluate the end of an exchange of attacks. */
export interface ExchangeStake {
  readonly me: Seat;
  /** The lead in face-up Warriors before the exchange (negative if behind). */
  readonly lead: number;
  /** The value of this lead after the exchange. */
  value(lead: number): number;
}

/** The number of attacks examined before a long exchange is evaluated as it is. */
const MAX_ATTACKS = 3000;

/** The bit of a round's attacker that has beaten its one Warrior. Others count up from 0. */
const spentBit = (turn: number) => 1 << (30 - turn);

/** Attacks with lower odds are ignored unless this is the last turn. */
const MIN_CHANCE = 0.25;

/**
 * The value of a position in which both sides attack while it pays, turn by turn, and each beaten Warrior drops out.
 * Exact for the current numbers.
 * @param rounds the turns to come, in order.
 * @param desperate whether to consider bad attacks too.
 */
export function exchange(rounds: readonly Round[], stake: ExchangeStake, desperate: boolean): number {
  const bit = new Map<CardId, number>();
  const theirs: boolean[] = [];
  const index = (id: CardId, mine: boolean): number => {
    let known = bit.get(id);
    if (known === undefined) {
      known = bit.size;
      bit.set(id, known);
      theirs.push(!mine);
    }
    return 1 << known;
  };
  const least = desperate ? 0 : MIN_CHANCE;
  const turns = rounds.map(({ seat, attacks, once }, turn) => {
    const mine = seat === stake.me;
    const likely = attacks
      .filter(({ chance }) => chance >= least)
      .sort((a, b) => b.chance - a.chance)
      .map(({ attacker, target, chance }) => ({
        a: index(attacker, mine),
        t: index(target, !mine),
        spent: attacker === once ? spentBit(turn) : 0,
        chance,
      }));
    return { mine, attacks: likely };
  });

  const size = bit.size;
  const memo = turns.map(() => new Map<number, number>());
  let looked = 0;

  const evaluate = (defeated: number): number => {
    let change = 0;
    for (let i = 0; i < size; i++) if (defeated & (1 << i)) change += theirs[i] ? 1 : -1;
    return stake.value(stake.lead + change);
  };

  const best = (turn: number, defeated: number): number => {
    const now = turns[turn];
    if (now === undefined || looked > MAX_ATTACKS) return evaluate(defeated);
    const known = memo[turn]?.get(defeated);
    if (known !== undefined) return known;
    let value = best(turn + 1, defeated);
    for (const { a, t, spent, chance } of now.attacks) {
      if (defeated & (a | t | spent)) continue;
      looked++;
      const tried = chance * best(turn, defeated | t | spent) + (1 - chance) * best(turn, defeated | a);
      if (now.mine ? tried > value : tried < value) value = tried;
    }
    memo[turn]?.set(defeated, value);
    return value;
  };
  return best(0, 0);
}
