import { type Card, type CardId, type Reader, readStat } from "../../../kernel";

/** What comes of a battle: who loses SP and how many, who is destroyed, and by whom (BOS 11.4 to BOS 11.20). */
export interface Result {
  readonly damage: number;
  /** Whose player takes the damage. */
  readonly hurts: "attacker" | "defender";
  readonly falls: readonly ("attacker" | "target")[];
}

const NOTHING = { damage: 0, hurts: "defender", falls: [] } as const satisfies Result;

/** Against a fighter in attack position ATK meet ATK (BOS 11.6 to BOS 11.13); with 0 ATK nothing is destroyed (BOS 13.24). */
function upright(atk: number, other: number): Result {
  if (atk > other) return { damage: atk - other, hurts: "defender", falls: ["target"] };
  if (atk < other) return { damage: other - atk, hurts: "attacker", falls: ["attacker"] };
  return atk === 0 ? NOTHING : { ...NOTHING, falls: ["attacker", "target"] };
}

/** Against one in rest position ATK meets RST (BOS 11.14 to BOS 11.18, BOS 15.23). */
function resting(atk: number, rst: number, pierces: boolean): Result {
  if (atk > rst) return { damage: pierces ? atk - rst : 0, hurts: "defender", falls: ["target"] };
  return atk < rst ? { damage: rst - atk, hurts: "attacker", falls: [] } : NOTHING;
}

/** What a battle comes to as things stand; a direct attack has no target (BOS 11.19). */
export function resultOf(g: Reader, attacker: CardId, target: Card | null): Result {
  const atk = readStat(g, attacker, "atk");
  if (target === null) return { damage: atk, hurts: "defender", falls: [] };
  if (!target.rested) return upright(atk, readStat(g, target.id, "atk"));
  return resting(atk, readStat(g, target.id, "rst"), readStat(g, attacker, "kw-piercing") > 0);
}
