import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { useNotices } from "../../store/notices";
import { useOffline } from "../offline/offline";
import { download } from "../parts/download";
import { News, Notices, TableNotices } from "./Notices";

vi.mock("../parts/download", () => ({ download: vi.fn() }));

beforeEach(() => {
  useOffline.setState({
    updateReady: false,
    matchRuns: false,
    waitAccepted: false,
    updatePutOff: false,
    justReady: false,
  });
  useNotices.setState({ notices: [] });
});

test("an update is offered when no match runs", () => {
  useOffline.setState({ updateReady: true });
  render(<News />);
  expect(screen.getByRole("button", { name: "Update now" })).toBeTruthy();
});

test("while a match runs an update waits, says so, and is offered once the match is over", async () => {
  const user = userEvent.setup();
  useOffline.setState({ updateReady: true, matchRuns: true });
  render(<TableNotices />);
  expect(screen.queryByRole("button", { name: "Update now" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "After this match" }));
  expect(screen.queryByText(/new version/)).toBeNull();
  act(() => useOffline.setState({ matchRuns: false }));
  expect(screen.getByRole("button", { name: "Update now" })).toBeTruthy();
});

test("a notice is shown, its text can be downloaded, and it disappears when it is dismissed", async () => {
  const user = userEvent.setup();
  useNotices.getState().report({ id: "a", message: { key: "it broke" }, raw: "{}", fileName: "a.json" });
  render(<Notices />);
  expect(screen.getByRole("alert").textContent).toContain("it broke");
  await user.click(screen.getByRole("button", { name: "Download" }));
  expect(download).toHaveBeenCalledWith("a.json", "{}");
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("it broke")).toBeNull();
});

test("a notice without a text offers no download", () => {
  useNotices.getState().report({ id: "a", message: { key: "it broke" } });
  render(<Notices />);
  expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
});

test("a dismissed update is no longer announced", async () => {
  const user = userEvent.setup();
  useOffline.setState({ updateReady: true });
  render(<News />);
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(/new version/)).toBeNull();
});

test.each(["click", "scroll"])(
  "the offline notice disappears at the first %s anywhere on the page",
  (what) => {
    useOffline.setState({ justReady: true });
    render(<News />);
    expect(screen.getByText(/now works offline/)).toBeTruthy();
    fireEvent(document.body, new Event(what, { bubbles: true }));
    expect(screen.queryByText(/now works offline/)).toBeNull();
  },
);
