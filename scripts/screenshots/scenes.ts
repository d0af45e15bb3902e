import type { Page } from "@playwright/test";
import { nextArenaMove } from "../../e2e/support/arena";
import { begin, MOUSE } from "../../e2e/support/card-editor";
import { DeckRoomPage } from "../../e2e/support/deck-room";
import { EventPage } from "../../e2e/support/event";
import { mouseInput } from "../../e2e/support/input-device";
import { linkTo } from "../../e2e/support/links";
import { Player } from "../../e2e/support/player";
import { type Move, nextMove, type TurnSoFar } from "../../e2e/support/policy";
import { readRow } from "../../e2e/support/rows";
import { choose, openSetUp, type PlayerText, setUp, type Wanted } from "../../e2e/support/setup";
import { readSituation, type Situation } from "../../e2e/support/situation";
import { nextSoulMove } from "../../e2e/support/souls";
import type { TablePage } from "../../e2e/support/table";

/** Brings the page to the state in its picture. The page has quick settings and no saved data. */
export type Scene = (page: Page) => Promise<void>;

const open =
  (fragment: string): Scene =>
  async (page) => {
    await page.goto(`/#/${fragment}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

const SEED = "a picture";

const start = (page: Page, game: string, options: Wanted): Promise<TablePage> =>
  setUp(page, { game, seed: SEED, ...options });

const turnOf = ({ phase }: Situation) => Number(/^Turn (\d+)/.exec(phase)?.[1] ?? 0);
type Policy = (now: Situation, turn: TurnSoFar) => Move;

/**
 * Plays until `arrived` holds, or to the result.
 * @returns whether it has arrived.
 */
async function playOn(page: Page, arrived: (now: Situation) => boolean, policy?: Policy): Promise<boolean> {
  const player = new Player(page, mouseInput(page), readSituation, policy);
  return arrived(await player.playUntil((now) => now.on === "result" || arrived(now)));
}

/** Maximum number of matches played until one of them reaches the options state. */
const MAX_MATCHES = 8;

/** Plays one match after the other until `arrived` holds. */
const among =
  (slug: string, options: Wanted, arrived: (now: Situation) => boolean, policy: Policy = nextMove): Scene =>
  async (page) => {
    for (let i = 1; i <= MAX_MATCHES; i++) {
      await start(page, slug, { ...options, seed: `${SEED} ${i}` });
      if (await playOn(page, arrived, policy)) return;
    }
    throw new Error(`not in ${MAX_MATCHES} matches`);
  };

/** Asks in every window from now on. */
async function askAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const chosen = JSON.parse(localStorage.getItem("playmat.settings") ?? "{}");
    const passing = { level: "every", stops: [] };
    localStorage.setItem("playmat.settings", JSON.stringify({ ...chosen, passing }));
  });
}

/** Whether the prompt is about options that are not on the table. */
const isOffered = (now: Situation) => turnOf(now) > 0 && now.offered.length > 0;

/** Whether the choice is made on the table. */
const isToChoose = (now: Situation) =>
  turnOf(now) > 0 && [...now.board, ...now.hand].some(({ name }) => name.endsWith(", may be chosen"));

const warriors =
  (options: Wanted, arrived: (now: Situation) => boolean): Scene =>
  async (page) => {
    await start(page, "d20-warriors", { mode: "Against the computer", names: ["Ann", "Bob"], ...options });
    await playOn(page, arrived);
  };

const monsters =
  (others: readonly PlayerText[], arrived: (now: Situation) => boolean): Scene =>
  async (page) => {
    await start(page, "battle-cores", { seats: others.length + 1, others });
    await playOn(page, arrived, nextArenaMove);
  };

const spirits =
  (arrived: (now: Situation) => boolean): Scene =>
  async (page) => {
    await start(page, "battle-spirits-saga", {});
    await playOn(page, arrived, nextArenaMove);
  };

const souls =
  (arrived: (now: Situation) => boolean): Scene =>
  async (page) => {
    await askAlways(page);
    await start(page, "soul-masters", {});
    await playOn(page, (now) => turnOf(now) >= 5 && arrived(now), nextSoulMove);
  };

/** A Battle of Souls with these seats, all but the first scripted. */
const fighters =
  (seats: number | string, arrived: (now: Situation) => boolean): Scene =>
  async (page) => {
    const inTeams = typeof seats === "string";
    await start(page, "battle-of-souls", { seats, ...(inTeams && { inTeams }) });
    await playOn(page, arrived, nextArenaMove);
  };

const mainIs =
  (label: RegExp) =>
  ({ main }: Situation) =>
    label.test(main?.name ?? "");

const canAct = (name: string) => name.endsWith(", may act");

async function press(
  page: Page,
  find: (name: string) => boolean,
  from: keyof Pick<Situation, "hand" | "board">,
) {
  const now = await readSituation(page);
  const spot = now[from].find(({ name, at }) => at !== null && find(name));
  if (spot) await mouseInput(page).press(spot, from === "hand" ? "hand" : "board");
}

/** The set-up screen with these choices. */
const setUpScene =
  (game: string, options: Wanted): Scene =>
  async (page) => {
    await openSetUp(page, game);
    await choose(page, options);
  };

/** A list with lines that name no card. */
const PASTED = `# My list
3x Emberlign
2 Tin Sentinel
4 Cinder Drake
Nonsense here
`;

/** Opens a copy of a starter deck in the builder, with one card too many. */
async function ownDeck(page: Page, game: string): Promise<void> {
  const room = new DeckRoomPage(page);
  await room.open(game);
  await room.openCopy();
  await room.cards.first().click();
}

/** Every screen, and the table at its most different moments. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: open(""),
  "setup-d20-warriors": open("play/d20-warriors"),
  "setup-battle-cores": open("play/battle-cores"),
  "setup-battle-spirits-saga": open("play/battle-spirits-saga"),
  "setup-soul-masters": open("play/soul-masters"),
  "setup-battle-of-souls": open("play/battle-of-souls"),
  "setup-four": setUpScene("battle-cores", { seats: 4 }),
  "setup-teams": setUpScene("battle-of-souls", { inTeams: true }),
  "setup-twenty": setUpScene("battle-of-souls", { inTeams: true, seats: "20: 10 against 10" }),
  "setup-gallery": async (page) => {
    await openSetUp(page, "soul-masters");
    await page.getByRole("button", { name: /^Your deck/ }).click();
  },
  rules: open("rules/d20-warriors"),
  saves: async (page) => {
    await start(page, "d20-warriors", { mode: "Against the computer" });
    await open("saves")(page);
  },
  settings: open("settings"),
  cards: open("cards/battle-cores"),
  decks: async (page) => {
    await ownDeck(page, "battle-spirits-saga");
    await page.getByRole("link", { name: "All decks" }).click();
    await page.getByRole("link", { name: /^Edit/ }).waitFor();
  },
  "deck-builder": (page) => ownDeck(page, "battle-spirits-saga"),
  "deck-import": async (page) => {
    const room = new DeckRoomPage(page);
    await room.open("battle-spirits-saga");
    await room.paste(PASTED);
  },
  "deck-share": async (page) => {
    await ownDeck(page, "soul-masters");
    await page.getByRole("button", { name: "Share and export" }).click();
    await page.getByRole("radio", { name: "Link", exact: true }).check();
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  },
  statistics: async (page) => {
    await warriors({ level: "Easy" }, () => false)(page);
    await open("statistics")(page);
    await page.getByRole("table", { name: "Against the computer" }).waitFor();
  },
  link: async (page) => {
    await warriors({}, (now) => turnOf(now) >= 3 && now.main?.name === "End turn")(page);
    const [match = ""] = /[^/]+$/.exec(page.url()) ?? [];
    await page.goto("/#/");
    await page.getByRole("link", { name: "Resume" }).waitFor();
    const { text } = (await readRow(page, "matches", match)) as { text: string };
    await page.goto(linkTo(text));
    await page.getByRole("heading", { name: "Shared match" }).waitFor();
  },

  guide: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Learn in five minutes" }).first().click();
    await page.getByRole("region", { name: "Guide" }).waitFor();
  },
  "guide-cores": async (page) => {
    await page.goto("/");
    const tile = page.getByRole("article").filter({ hasText: "Battle Cores" });
    await tile.getByRole("button", { name: "Learn in five minutes" }).click();
    await page.getByRole("region", { name: "Guide" }).waitFor();
  },
  passing: async (page) => {
    await warriors({}, (now) => turnOf(now) >= 3 && now.main?.name === "End turn")(page);
    await page.getByRole("button", { name: "When to prompt me" }).click();
  },
  "table-menu": async (page) => {
    await warriors({}, (now) => turnOf(now) >= 3 && now.main?.name === "End turn")(page);
    await page.getByRole("button", { name: "Settings and help" }).click();
    await page.getByRole("slider", { name: "Animation speed" }).waitFor();
  },
  "table-step": async (page) => {
    await warriors({}, (now) => turnOf(now) >= 3 && now.main?.name === "End turn")(page);
    await page.getByRole("region", { name: "Turn" }).getByRole("button").click();
  },
  "table-window": async (page) => {
    await askAlways(page);
    await warriors({}, (now) => turnOf(now) >= 3 && now.until.length > 0)(page);
  },
  "table-question": among("d20-warriors", {}, isToChoose),
  curtain: async (page) => {
    await start(page, "d20-warriors", { mode: "Two players on this device", names: ["Ann", "Bob"] });
  },
  puzzles: open("puzzles/battle-cores"),
  puzzle: async (page) => {
    await open("puzzles/battle-cores")(page);
    await page.getByRole("link", { name: /^Puzzle 1 / }).click();
    await page.getByRole("region", { name: "Puzzles" }).waitFor();
  },
  hint: async (page) => {
    await monsters(
      ["Computer, Medium"],
      (now) => turnOf(now) >= 3 && now.main?.name === "To the Battle Phase",
    )(page);
    await page.getByRole("button", { name: "What would the expert do?" }).click();
    await page.getByText(/^Win chance:/).waitFor();
  },
  "card-artwork": async (page) => {
    await begin(page, MOUSE, "battle-cores", "Monster");
    const source = page.getByRole("group", { name: "Artwork" }).getByRole("combobox", { name: "Drawn from" });
    await source.selectOption({ label: "what you choose here" });
  },
  "event-start": open("new-event/battle-cores/draft"),
  draft: async (page) => {
    await new EventPage(page).begin("battle-cores", "draft");
  },
  sealed: async (page) => {
    const event = new EventPage(page);
    await event.begin("battle-spirits-saga", "sealed");
    await event.button("Open the first pack").click();
  },
  table: warriors({}, (now) => turnOf(now) >= 7 && now.main?.name === "End turn"),
  "table-placing": async (page) => {
    await warriors(
      {},
      (now) => turnOf(now) >= 3 && now.hand.some(({ name }) => /warrior.*may act$/i.test(name)),
    )(page);
    await press(page, (name) => /warrior.*may act$/i.test(name), "hand");
  },
  "table-aiming": async (page) => {
    await warriors(
      {},
      (now) => turnOf(now) >= 9 && now.board.some(({ name }) => name.includes(", yours,") && canAct(name)),
    )(page);
    await press(page, (name) => name.includes(", yours,") && canAct(name), "board");
    const attack = page.getByRole("button", { name: /^Attack/ });
    if ((await attack.count()) > 0) await attack.first().click();
  },
  "table-dice": async (page) => {
    await askAlways(page);
    await warriors({}, (now) => turnOf(now) >= 3 && now.main?.name === "Pass: keep the dice")(page);
  },
  "table-crowded": warriors({}, (now) => turnOf(now) >= 12 && now.main?.name === "End turn"),
  result: warriors({ level: "Easy" }, () => false),
  replay: async (page) => {
    await warriors({ level: "Easy" }, () => false)(page);
    await page.getByRole("button", { name: "Review the match" }).click();
    await page.getByRole("region", { name: "Replay" }).waitFor();
    for (let move = 0; move < 30; move++) await page.getByRole("button", { name: "Next move" }).click();
  },

  "cores-main": monsters(
    ["Computer, Medium"],
    (now) => turnOf(now) >= 5 && now.main?.name === "To the Battle Phase",
  ),
  "cores-browser": async (page) => {
    await monsters(
      ["Computer, Medium"],
      (now) => turnOf(now) >= 5 && now.main?.name === "To the Battle Phase",
    )(page);
    await page.getByRole("button", { name: /^You: Legend Deck/ }).click();
    await page.getByRole("dialog").waitFor();
  },
  "cores-enlarged": async (page) => {
    await monsters(
      ["Computer, Medium"],
      (now) => turnOf(now) >= 5 && now.main?.name === "To the Battle Phase",
    )(page);
    await page.keyboard.press("h");
    await page.keyboard.press("i");
    await page.getByRole("complementary", { name: "Card" }).waitFor();
  },
  "cores-battle": monsters(
    ["Computer, Medium"],
    (now) => turnOf(now) >= 7 && now.main?.name === "To the End Phase",
  ),
  "cores-aiming": async (page) => {
    await monsters(
      ["Computer, Medium"],
      (now) => turnOf(now) >= 5 && now.board.some(({ name }) => name.includes(", yours") && canAct(name)),
    )(page);
    await press(page, (name) => name.includes(", yours") && canAct(name), "board");
  },
  "cores-question": among(
    "battle-cores",
    { decks: ["Dawn Council", "Ember Rush"], level: "Medium" },
    isOffered,
    nextArenaMove,
  ),
  "cores-result": monsters(["Computer, Easy"], () => false),
  "cores-choice": among("battle-cores", { level: "Medium" }, isToChoose, nextArenaMove),
  "saga-first-hand": spirits(({ main }) => main?.name.startsWith("Keep this hand") === true),
  "saga-main": spirits((now) => turnOf(now) >= 5 && now.main?.name === "End the main step"),
  "saga-paying": spirits((now) => turnOf(now) >= 3 && now.main?.name === "Confirm payment"),
  "saga-attack": spirits((now) => turnOf(now) >= 7 && now.main?.name === "End the attack step"),
  "saga-flash": async (page) => {
    await askAlways(page);
    await spirits((now) => turnOf(now) >= 3 && now.main?.name.startsWith("Pass") === true)(page);
  },
  "saga-question": among(
    "battle-spirits-saga",
    { decks: ["Dusk Choir", "Iron and Flame"] },
    (now) => isOffered(now) && now.main?.name !== "Confirm payment" && now.main?.name !== "Place these cores",
    nextArenaMove,
  ),
  "saga-result": spirits(() => false),
  "soul-main": souls(mainIs(/^Pass: end the Main Phase/)),
  "soul-combat": souls(mainIs(/^Pass: do not defend/)),
  "soul-stack": souls((now) => turnOf(now) >= 9 && mainIs(/^Pass: let /)(now)),
  "soul-paying": souls(mainIs(/^Confirm payment/)),
  "soul-result": souls(() => false),
  "battle-main": fighters(2, (now) => turnOf(now) >= 6 && mainIs(/^Enter the Battle Phase/)(now)),
  "battle-chain": async (page) => {
    await askAlways(page);
    await fighters(2, (now) => turnOf(now) >= 3 && mainIs(/^Pass: let /)(now))(page);
  },
  "battle-four": fighters(4, (now) => turnOf(now) >= 9 && mainIs(/^Enter the Battle Phase/)(now)),
  "battle-teams": fighters(
    "4: 2 against 2",
    (now) => turnOf(now) >= 5 && mainIs(/^Enter the Battle Phase/)(now),
  ),
  "battle-twenty-teams": fighters(
    "20: 10 against 10",
    (now) => turnOf(now) >= 21 && mainIs(/^Enter the Battle Phase/)(now),
  ),
  "battle-twenty": fighters(20, (now) => turnOf(now) >= 21 && mainIs(/^Enter the Battle Phase/)(now)),
  "battle-result": fighters(2, () => false),
  "cores-four": monsters(
    ["Computer, Easy", "Computer, Medium", "Computer, Medium"],
    (now) => turnOf(now) >= 9 && now.main?.name === "To the End Phase",
  ),
};
