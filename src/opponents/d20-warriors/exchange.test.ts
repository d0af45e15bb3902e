import { expect, test } from "vitest";
import { exchange } from "./exchange";

const NEW = -1;
const attacks = [10, 11].map((target) => ({ attacker: NEW, target, chance: 1 }));
const stake = { me: 0, lead: -2, value: (ahead: number) => ahead } as const;

test("an attacker that always wins beats everybody it reaches", () => {
  expect(exchange([{ seat: 0, attacks }], stake, true)).toBe(0);
});

test("a Warrior yet to be placed beats only one of those it could be placed beside", () => {
  expect(exchange([{ seat: 0, attacks, once: NEW }], stake, true)).toBe(-1);
});

test("whom one side has beaten attacks no more", () => {
  const replies = [{ attacker: 10, target: 5, chance: 1 }];
  const rounds = [
    { seat: 0, attacks: [{ attacker: 5, target: 10, chance: 1 }] },
    { seat: 1, attacks: replies },
  ];
  expect(exchange(rounds, { ...stake, lead: 0 }, true)).toBe(1);
});
