import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { unsavedNotice, useNotices } from "../../store/notices";
import { download } from "../parts/download";
import { useFragment } from "../routing/navigation";
import { ErrorBoundary } from "./ErrorBoundary";

const exportMatch = vi.hoisted(() => vi.fn());
vi.mock("../../store/saving/saves", () => ({
  saves: { exportMatch, fileName: async () => "playmat-d20-warriors-Ann.json" },
}));
vi.mock("../parts/download", () => ({ download: vi.fn() }));

/** Throws on every table route. */
function Screen() {
  if (useFragment().startsWith("#/table")) throw new Error("no legs");
  return <p>whole</p>;
}

const show = () =>
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  window.location.hash = "#/table/m1";
  // The hashchange event fires a moment later.
  await new Promise((resolve) => setTimeout(resolve));
});

test("a broken table keeps the match: it can be reloaded or downloaded", async () => {
  const user = userEvent.setup();
  show();
  const heading = screen.getByRole("heading", { name: "Something went wrong" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/The match is saved/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();

  exportMatch.mockResolvedValueOnce(null);
  await user.click(screen.getByRole("button", { name: "Download the match" }));
  expect(await screen.findByText("No save of this match was found.")).toBeTruthy();

  exportMatch.mockResolvedValueOnce("raw");
  await user.click(screen.getByRole("button", { name: "Download the match" }));
  expect(download).toHaveBeenCalledWith("playmat-d20-warriors-Ann.json", "raw");
});

test("a match that could not be saved is not called saved", () => {
  useNotices.setState({ notices: [{ id: unsavedNotice("m1"), message: { key: "notice.no-room" } }] });
  show();
  expect(screen.queryByText(/The match is saved/)).toBeNull();
  expect(screen.getByText(/could not be saved: download it/)).toBeTruthy();
  useNotices.setState({ notices: [] });
});

test("another address tries again", async () => {
  show();
  await act(async () => {
    window.location.hash = "#/";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByText("whole")).toBeTruthy();
});
