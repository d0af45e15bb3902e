import { beforeEach, expect, test, vi } from "vitest";
import { matchCommands } from "../../store/play/match";
import { startTryOut } from "./start";

const begin = vi.fn<typeof matchCommands.begin>();

beforeEach(() => {
  begin.mockReset().mockResolvedValue();
  vi.spyOn(matchCommands, "begin").mockImplementation(begin);
});

test("a card is tried in one's own turn against a dummy", async () => {
  await startTryOut("battle-cores", "Kindle Cub");
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({ seats: [{ kind: "person" }, { kind: "opponent", level: "dummy" }] }),
    expect.objectContaining({
      position: expect.objectContaining({ turn: expect.objectContaining({ seat: 0 }) }),
    }),
  );
});

test("a Trap is tried in the turn of an opponent that plays", async () => {
  await startTryOut("battle-cores", "Flash of Fangs");
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({ seats: [{ kind: "person" }, { kind: "opponent", level: "easy" }] }),
    expect.objectContaining({
      position: expect.objectContaining({ turn: expect.objectContaining({ seat: 1 }) }),
    }),
  );
});

test("an unknown card is refused", async () => {
  await expect(startTryOut("battle-cores", "No such card")).rejects.toThrow(RangeError);
  expect(begin).not.toHaveBeenCalled();
});
