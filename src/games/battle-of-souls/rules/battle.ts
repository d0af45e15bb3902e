import { type Card, type CardId, type Reader, readStat } from "../../../kernel";

/** The result of a battle: SP lost and by whom, fighters destroyed and by which (BOS 11.4 to BOS 11.20). */
export interface Result {
  readonly damage: number;
  /** The side whose player takes the damage. */
  readonly hurts: "attacker" | "defender";
  readonly falls: readonly ("attacker" | "target")[];
}

const NOTHING = { damage: 0, hurts: "defender", falls: [] } as const satisfies Result;

/** Against attack position, ATK meets ATK (BOS 11.6 to BOS 11.13). 0 ATK destroys nothing (BOS 13.23, BOS 13.24). */
function upright(atk: number, other: number): Result {
  if (atk > other) return { damage: atk - other, hurts: "defender", falls: ["target"] };
  if (atk < other) return { damage: other - atk, hurts: "attacker", falls: ["attacker"] };
  return atk === 0 ? NOTHING : { ...NOTHING, falls: ["attacker", "target"] };
}

/** Against rest position, ATK meets RST (BOS 11.14 to BOS 11.18, BOS 15.23). */
function resting(atk: number, rst: number, pierces: boolean): Result {
  if (atk > rst) return { damage: pierces ? atk - rst : 0, hurts: "defender", falls: ["target"] };
  return atk < rst ? { damage: rst - atk, hurts: "attacker", falls: [] } : NOTHING;
}

/** The current result of a battle. A direct attack has no target (BOS 11.19). */
export function resultOf(g: Reader, attacker: CardId, target: Card | null): Result {
  const atk = readStat(g, attacker, "atk");
  if (target === null) return { damage: atk, hurts: "defender", falls: [] };
  if (!target.rested) return upright(atk, readStat(g, target.id, "atk"));
  return resting(atk, readStat(g, target.id, "rst"), readStat(g, attacker, "kw-piercing") > 0);
}
