import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { answer, engineFor, type GameRecord, legalActions, replay, truncated } from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import { readLink } from "./links/link";
import { createReplay } from "./replay/create";
import { memoryStore } from "./rows/row-store";
import { readMatch } from "./saving/read";
import { PERSON, testSaves } from "./testing/table";

/**
 * 109 moves of a three-player Battle Cores match, played under version 1 of its rules. Version 2 agrees with only part
 * of them.
 */
const PLAYED_UNDER_1 =
  "7VlLb9s4EP4rA172ogB-5GXfYqVJgE0aN3LhQ5HDWBxLhClSICkbQuD_vqBkt06ixnZabJPdnKwZD8l5fd9Q0AObapOhY_12wCyhs6z_7YHNhOKsz3IyViu2DHbQ3AfMUKwNZ_2HzU0TzIj12QSdk3QQa0OWBcwUkmz1f6zVVCR-UbOlJfLHzNvQZpsuqtp62GIB4xTPWP8bG6UinpGDG-GIBfuJERHPNYe7Qikyr1MMCmP0As6Ue1EYailJwTmquF5mMJtIghvt0h0VV2JOcEUGJX8mhTrLtXUQGlzIynq0EGoikRPcoHLCp_Us1kZBhImP_ZpwGhfOkYEQc4dC7aUMUem8hDEaTk3yGG0OXwp6LtzOySRGL1wKI-FQrZIKd_XGP3-OteJwIfWCjFDJzqp1HiOFhppkNLMqR3LdEhPij56uiCdk_rIwEFKmWs9YwOqqgJ7CqqfsqiYHVZwQWTTCpVXPEYxRzoRK4NbEKRq_54gUjFJdWFQcxkIldmU60L5riMMFxrTSXRpvdUFoHbv3OFwDob0BhFXoV4TGN1yUEoehRLdKzGPxmuYkwVXn1Q4914QoJThd6S50obgpWcDuxJwcRKTcDmIo0feEi9OsKvQ2OYoN5hB6rMROm0bN2JCK041O2yIPhXVaweA7Mp4pLtHRD0C_JJ2XCjMNoa46J3Ja0cJn6VJghfIGDco5JuSBqahBXiUWbtDYFCUL2JcCjSkhNIWtcb9dEQlKCD6pRKi6ZTzv-LJFC-HidF0X4jAo5AKNb-CoUFI4uPaE5LnBWsomsoQrlLIilDwnA1Euakquj7jCLNs48bt4jYtEzGuMeM6pNpDa2sLCZ6FoqiuW8r1cewmjFB2MUVS4WQX0d92bZybTpvxODjdaaSlc6rHmYwqNttZo5GvERDQn5VKICvUYHZ0NdFwanBOMhc19UXcTrrSUegHDmjBfkgZYUz3nNXW_KF6jcmQUjA3WDLFdEaLDWGeTDX7fTXWjC6M884RayB3k0JS5g6-rvnosDbQiCFHVMHwsndNcF55wYVi6VKtmVaQLCRdkTLmCe4qcFoTzemJVrqOUDdJYG8kPPqEfQmdVcYYoCe4ooQpmtzmpmryqXDdqBmgSFArQwXlhZ42ac4MJfFV1oUYplXAnLHmDz7oKoW6QC6w6ddUEIWXkqOY_wryCQSTiWTVQPqcoYZxquEQ_MdZN6_MNA5KVZ9fIS9_eodSWOHwqK8jdokslWQvj0mQ_mQ63ksNIS3kwwhkZdu-vZDp3QivL-g_LZcBQ2YU_1t-f_E2K9VsB45r1GcY-cxh7a38Xc2XuYZMVUooEFVt6LO20xBDyctO-vf8Rb2LJs0A6v9femZocYz9h--2uzys69BY4EVK4kvVbyz320wf11XkPH3K0do_aPjXfksGn5tsDIMXfq_ek-IErzD5QaazYHw1iz4w-r9h78r6pYlscskWWVdRfg_b0cPeljcX-o_HvWYznxX5P3jcVe4tDT4rd7vQ-yPi9eP94tnZ6vzhbX0HuT7qne_wxF96J96-YCx_k_ke95wYXBxXO_t2BcPoLa7uvZ7POrmyWi9i_yPof_9LXuv-YX-_D-1fMG6-Yo_vRJ93DhsUvdMR_fSihc1gFv37hPg2YQ5OQewrlNxXVT7Dc3r1yb6oK_7urwWtm08d14q28K94HLEWb-m_V39hJp92enPDTuNPlvdbxEQtYD4-w3WsdHvemR-3uUc_TyyFNu53Tw17npDPFnv8sd0Qnp63p0WHc4Z3JMfpvEcetE-rx7mmvQ7w1OUZ2v1z-Aw";

const loadGame = async (slug: string) => (slug === "battle-cores" ? battleCores : null);

async function oldRecord(): Promise<GameRecord> {
  const found = await readLink(PLAYED_UNDER_1, loadGame);
  if (!found.ok) throw new Error(found.why.key);
  return found.source.record;
}

/** Number of that match's moves that agree with the current rules. */
async function agreed(): Promise<number> {
  const { divergesAt } = replay(battleCores.rules, await oldRecord());
  if (divergesAt === null) throw new Error("the rules agree with all of it");
  return divergesAt;
}

/**
 * The text of a save of that match.
 * @param answers moves so far, with their position while the rules still agree.
 */
async function oldSave(answers: number): Promise<string> {
  const record = truncated(await oldRecord(), answers);
  const { engine, divergesAt } = replay(battleCores.rules, record);
  return JSON.stringify({
    format: 1,
    setup: {
      id: "old",
      game: "battle-cores",
      seats: record.config.seats.map(() => PERSON),
      openHands: false,
    },
    record,
    ...(divergesAt === null && { state: engine.state, log: [] }),
    seen: [],
    passing: [],
    savedAt: 1,
  });
}

/** A store that contains that match in the old program's format. */
async function storeWith(text: string) {
  const { record } = JSON.parse(text) as { record: GameRecord };
  const names = record.config.seats.map(({ name }) => name);
  const rowStore = memoryStore();
  const summary = { id: "old", game: "battle-cores", names, seats: names.map(() => PERSON) };
  await rowStore.write([
    { store: "matches", key: "old", row: { id: "old", text } },
    {
      store: "summaries",
      key: "old",
      row: { ...summary, turn: 9, answers: record.answers.length, over: false, savedAt: 1 },
    },
  ]);
  return { names, ...testSaves({ rowStore, loadGame }) };
}

test("a match of older rules is listed with its names, offered as a file, and resumes from its position", async () => {
  const moves = Math.min(90, await agreed());
  const text = await oldSave(moves);
  const { names, saves, notices } = await storeWith(text);
  expect(await saves.list()).toMatchObject([{ id: "old", names }]);
  expect(await saves.exportMatch("old")).toBe(text);
  const loaded = await saves.load("old");
  expect(loaded?.match.record).toMatchObject({ rules: 1, answers: { length: moves } });
  expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.rules-changed" } }]);
  const g = engineFor(battleCores.rules, structuredClone(loaded?.match.state as never));
  const random = randomFrom("on");
  for (let i = 0; i < 200 && g.state.decision !== null; i++)
    expect(answer(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random)).ok).toBe(
      true,
    );
});

test("a match that diverges under new rules and lost its position resumes where the rules agree; its text is kept", async () => {
  const text = await oldSave(109);
  const { saves, notices } = await storeWith(text);
  const loaded = await saves.load("old");
  const moves = await agreed();
  expect(loaded?.match.record.answers).toHaveLength(moves);
  expect(notices.getState().notices).toMatchObject([
    { message: { key: "notice.rebuilt-to", args: { moves, all: 109 } }, raw: text },
  ]);
  expect(await saves.quarantined()).toMatchObject([{ text }]);
});

test("a replay stops where the rules diverge, and names that move", async () => {
  const found = await readLink(PLAYED_UNDER_1, loadGame);
  if (!found.ok) throw new Error(found.why.key);
  const moves = await agreed();
  const shown = createReplay(found.source).state.getState();
  expect(shown.divergesAt).toEqual(moves);
  expect(shown.length).toEqual(moves);
  expect(shown.all).toBe(109);
});

test("a match of newer rules is refused with the reason", async () => {
  const newer = JSON.parse(await oldSave(20));
  newer.record.rules = battleCores.rules.version + 1;
  const found = await readMatch(JSON.stringify(newer), loadGame);
  expect(found).toMatchObject({ ok: false, later: true, why: { key: "reason.too-new" } });
});
