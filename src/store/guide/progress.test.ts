import { describe, expect, test } from "vitest";
import { createNotices } from "../notices";
import { fakeStorage } from "../testing/table";
import { createGuide } from "./progress";

describe("guide progress", () => {
  test("is saved with every step, for one match", () => {
    const storage = fakeStorage();
    const before = createGuide(() => storage);
    before.getState().open("m1");
    before.getState().finish("welcome");
    before.getState().finish("welcome");
    before.getState().hide(true);
    const after = createGuide(() => storage);
    after.getState().open("m1");
    expect(after.getState()).toMatchObject({ match: "m1", done: ["welcome"], hidden: true });
    after.getState().open("m2");
    expect(after.getState()).toMatchObject({ match: "m2", done: [], hidden: false });
  });

  test("reads the format that knew only one lesson, and counts no lesson as completed", () => {
    const old = JSON.stringify({ match: "m1", done: ["welcome"], hidden: false, finished: true });
    const guide = createGuide(() => fakeStorage({ "playmat.guide": old }), createNotices());
    expect(guide.getState()).toMatchObject({ match: "m1", done: ["welcome"], finished: [] });
  });

  test.each(["", "{", "null", '{"match":3}', JSON.stringify({ match: "m1", done: "all", hidden: false })])(
    "broken progress starts over, is quarantined, and the learner sees a notice: %s",
    (text) => {
      const storage = fakeStorage({ "playmat.guide": text });
      const notices = createNotices();
      const guide = createGuide(() => storage, notices);
      expect(guide.getState()).toMatchObject({ match: "", done: [] });
      expect(notices.getState().notices).toMatchObject([
        { message: { key: "notice.guide-unreadable" }, raw: text },
      ]);
      guide.getState().open("m1");
      expect(Object.values(storage)).toContain(text);
      const again = createNotices();
      expect(createGuide(() => storage, again).getState().match).toBe("m1");
      expect(again.getState().notices).toEqual([]);
    },
  );

  test("broken progress that cannot be quarantined stays in place", () => {
    const storage = fakeStorage({ "playmat.guide": "{" });
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const guide = createGuide(() => storage, createNotices());
    storage.setItem = (key, value) => {
      if (key === "playmat.guide") setItem.call(storage, key, value);
      else throw new DOMException("full", "QuotaExceededError");
    };
    guide.getState().open("m1");
    expect(guide.getState().match).toBe("m1");
    expect(storage.getItem("playmat.guide")).toBe("{");
  });
});
