import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { createReplay } from "../replay/create";
import { createTimeline } from "../replay/timeline";
import { d20Config, playAtRandom } from "../testing/played";
import { OPPONENT, PERSON } from "../testing/table";
import { linkText, MAX_LINK_LENGTH, readLink } from "./link";
import { pack, unpack } from "./packing";

const loadGame = async (slug: string) => (slug === "d20-warriors" ? d20Warriors : null);
const { record } = playAtRandom(d20Warriors, d20Config("a link"));
const seats = [PERSON, OPPONENT];
const good = { format: 1, seats, record };

afterEach(() => void vi.unstubAllGlobals());

function textOf(raw: unknown): Promise<string> {
  return pack(JSON.stringify(raw));
}

const TEXT = "A link of the first version: ünï ☂, 12 12 12 12 12.";
/** The same text as packed by the first version. */
const PACKED = "c1TIyczLVshPUyjJSFVIyywqLlEoSy0qzszPs1I4vCfv8HqFRzOadBQMjZCRHgA";

async function whyNot(text: string): Promise<string> {
  const result = await readLink(text, loadGame);
  return result.ok ? "" : result.why.key;
}

describe("packing", () => {
  test.each(["", "a", "ünï ☂ 🂡", "x".repeat(100_000), JSON.stringify(record)])(
    "unpacks to the packed text",
    async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed)).toBe(text);
    },
  );

  test.each(["", "=", "a b", "%00", "<script>", "ä", "AAAA", "_____", "A", PACKED.slice(0, -3)])(
    "unpacking text that was never packed gives null: %j",
    async (text) => expect(await unpack(text)).toBeNull(),
  );

  test("unpacks what an older version packed", async () => {
    expect(await unpack(PACKED)).toBe(TEXT);
  });

  test("unpacking stops at the size limit, before memory is exhausted", async () => {
    const bomb = deflateRawSync(new Uint8Array(60_000_000), { level: 9 });
    let unpacked = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        unpacked += bytes.length;
        controller.enqueue(bytes);
      },
    });
    class Counting extends DecompressionStream {
      override readonly readable = super.readable.pipeThrough(counted);
    }
    vi.stubGlobal("DecompressionStream", Counting);
    expect(await unpack(bomb.toString("base64url"))).toBeNull();
    expect(unpacked).toBeGreaterThan(4_000_000);
    expect(unpacked).toBeLessThan(6_000_000);
  });

  test("unpacking bytes that are not text gives null", async () => {
    const bytes = deflateRawSync(new Uint8Array([0xff, 0xfe, 0xc0]));
    expect(await unpack(bytes.toString("base64url"))).toBeNull();
  });
});

describe("a link", () => {
  test.each([
    [".", ""],
    [")", ""],
    [",", ""],
    ["%20", ""],
    [" ", ""],
    ["\u200b", ""],
    ["=", ""],
    ["==", ""],
    ["", "\n"],
    ["", "=\r\n"],
    [">", " "],
    ["?from=chat", ""],
  ])("reads the same with %j after it and %j inside it", async (behind, inside) => {
    const text = (await linkText({ seats, record })) ?? "";
    const result = await readLink(`${text.slice(0, 70)}${inside}${text.slice(70)}${behind}`, loadGame);
    expect(result.ok && result.source.record).toEqual(record);
  });

  test("carries a whole match and its table", async () => {
    const text = (await linkText({ seats, record })) ?? "";
    expect(text.length).toBeLessThan(6000);
    const result = await readLink(text, loadGame);
    if (!result.ok) throw new Error(result.why.key);
    expect(result.source.record).toEqual(record);
    expect(result.source.setup).toMatchObject({ game: "d20-warriors", seats, openHands: false });
    expect(createTimeline(result.source.game, result.source.record).divergesAt).toBeNull();
  });

  test("carries a position in the middle of a match", async () => {
    const source = {
      game: d20Warriors,
      setup: { id: "m", game: "d20-warriors", seats, openHands: false },
      record,
    };
    const part = createReplay({ ...source, over: true }).commands.recordAt(45);
    const result = await readLink((await linkText({ seats, record: part })) ?? "", loadGame);
    if (!result.ok) throw new Error(result.why.key);
    expect(result.source.record.answers).toEqual(record.answers.slice(0, 45));
    expect(createReplay(result.source).state.getState()).toMatchObject({
      length: 45,
      divergesAt: null,
      ends: false,
    });
  });

  test("each link opens a match of its own", async () => {
    const text = (await linkText({ seats, record })) ?? "";
    const ids = await Promise.all([readLink(text, loadGame), readLink(text, loadGame)]);
    const [a, b] = ids.map((result) => result.ok && result.source.setup.id);
    expect(a).not.toBe(b);
  });

  test("a match that is too long for a link has none", async () => {
    const answers = Array.from({ length: 20_000 }, (_, i) => ({
      seat: 0,
      do: "name" as const,
      name: String((i * 7919) % 1_000_003),
    }));
    expect(await linkText({ seats, record: { ...record, answers } })).toBeNull();
  });
});

describe("hostile links", () => {
  test.each([
    ["", "reason.link-damaged"],
    ["nonsense", "reason.link-damaged"],
    ["A".repeat(MAX_LINK_LENGTH + 1), "reason.link-too-long"],
    [linkText({ seats, record }).then((text) => text?.slice(0, -20) ?? ""), "reason.link-damaged"],
    [pack("not json"), "reason.link-damaged"],
    [pack("null"), "reason.shape"],
    [pack("[]"), "reason.shape"],
    [pack('"text"'), "reason.shape"],
    [textOf({ ...good, format: 2 }), "reason.too-new"],
    [textOf({ ...good, format: "1" }), "reason.shape"],
    [textOf({ ...good, extra: 1 }), "reason.shape"],
    [textOf({ ...good, seats: [] }), "reason.shape"],
    [textOf({ ...good, seats: [PERSON] }), "reason.shape"],
    [textOf({ ...good, seats: [PERSON, { kind: "opponent", level: "cruel" }] }), "reason.shape"],
    [textOf({ ...good, record: { ...record, game: "chess" } }), "reason.unknown-game"],
    [textOf({ ...good, record: { ...record, game: "__proto__" } }), "reason.unknown-game"],
    [textOf({ ...good, record: { ...record, format: 99 } }), "reason.too-new"],
    [textOf({ ...good, record: { ...record, rules: 99 } }), "reason.too-new"],
    [
      textOf({ ...good, record: { ...record, answers: [{ seat: 7, do: "confirm", yes: true }] } }),
      "reason.shape",
    ],
    [textOf({ ...good, record: { ...record, answers: [{ seat: 0, do: "eval" }] } }), "reason.shape"],
    [textOf({ ...good, record: { ...record, config: { ...record.config, seats: [] } } }), "reason.shape"],
    [
      textOf({ ...good, record: { ...record, config: { ...record.config, options: { draft: "\u0000" } } } }),
      "reason.does-not-run",
    ],
    [
      textOf({
        ...good,
        record: {
          ...record,
          config: { ...record.config, seats: record.config.seats.map((s) => ({ ...s, deck: ["x"] })) },
        },
      }),
      "reason.does-not-run",
    ],
    [
      textOf({
        ...good,
        record: { ...record, answers: Array(6000).fill({ seat: 0, do: "confirm", yes: true }) },
      }),
      "reason.link-too-long",
    ],
  ] as [string | Promise<string>, string][])("%#: %s", async (text, why) => {
    expect(await whyNot(await text)).toBe(why);
  });

  test("a name with bidirectional control characters is refused", async () => {
    const bad = record.config.seats.map((seat) => ({ ...seat, name: "\u202eevil" }));
    const text = await textOf({ ...good, record: { ...record, config: { ...record.config, seats: bad } } });
    expect(await whyNot(text)).toBe("reason.shape");
  });

  test("moves that the rules refuse only end the replay", async () => {
    const answers = [{ seat: 0, do: "pick" as const, picks: [1e9] }, ...record.answers];
    const result = await readLink(await textOf({ ...good, record: { ...record, answers } }), loadGame);
    if (!result.ok) throw new Error(result.why.key);
    expect(createReplay(result.source).state.getState()).toMatchObject({ length: 0, divergesAt: 0 });
  });

  test("changing any character is either detected or harmless", async () => {
    const text = (await linkText({ seats, record })) ?? "";
    for (let i = 0; i < 150; i++) {
      const at = (i * 7919) % text.length;
      const changed = `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
      const result = await readLink(changed, loadGame);
      if (result.ok) expect(() => createReplay(result.source)).not.toThrow();
    }
  });
});
