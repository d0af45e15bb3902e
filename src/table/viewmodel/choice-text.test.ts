import { expect, test } from "vitest";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { saga, withCores } from "../../games/battle-spirits-saga/testing";
import { say } from "../../text";
import { choiceText } from "./asking";

test("a choice of cards says what they are chosen for, in the card's own terms", () => {
  const g = saga({
    me: { hand: ["Life Drain"], reserve: 9 },
    foe: { spirits: [withCores("Emberling", 3), withCores("Scorch Hound", 3)] },
  });
  g.me.magic("Life Drain");
  expect(say(choiceText(battleSpiritsSaga, g.leaveOpen().view(0)) ?? { key: "" })).toMatch(
    /^Life Drain: move 1 core from a spirit the opponent controls to .+\.$/,
  );
  expect(choiceText(battleSpiritsSaga, g.view(1))).toBeNull();
});
