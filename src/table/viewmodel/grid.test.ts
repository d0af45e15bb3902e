import { describe, expect, test } from "vitest";
import type { Cell } from "../../kernel";
import {
  boundsOf,
  cameraFor,
  cellAt,
  cellsAround,
  followCamera,
  neighbour,
  pan,
  panToShow,
  pointOf,
  showsAll,
  visibleBounds,
  ZOOM,
  zoomAt,
} from "./grid";

const pitch = { width: 90, height: 126 };
const frame = { width: 900, height: 540 };

describe("the camera", () => {
  test("an empty grid shows the centre", () => {
    expect(cameraFor(boundsOf([]), frame, pitch)).toMatchObject({ x: 0, y: 0 });
  });

  test("it is centred on the cards in play, and shows all of them", () => {
    const cells: Cell[] = [
      [0, 0],
      [6, 0],
      [6, 8],
    ];
    const camera = cameraFor(boundsOf(cells), frame, pitch);
    expect(camera).toMatchObject({ x: 3, y: 4 });
    expect(camera.zoom * 9 * pitch.height).toBeLessThanOrEqual(frame.height);
  });

  test("no card in play is under the buttons at the right; cards with enough room stay in the middle", () => {
    const row: Cell[] = [
      [0, 0],
      [9, 0],
    ];
    const camera = cameraFor(boundsOf(row), frame, pitch, 60);
    const edge = pointOf(camera, [9.5, 0], pitch).x;
    expect(edge).toBeLessThanOrEqual(frame.width / 2 - 60);
    expect(pointOf(camera, [-0.5, 0], pitch).x).toBeGreaterThanOrEqual(-frame.width / 2);
    expect(cameraFor(boundsOf([[0, 0]]), frame, pitch, 60).x).toBe(0);
  });

  test("a cell outside is brought in by the shortest way at the same zoom; a cell inside moves nothing", () => {
    const own = { x: 0, y: 0, zoom: 1 };
    expect(panToShow(own, [1, 1], frame, pitch, 60)).toBe(own);
    const east = panToShow(own, [7, 0], frame, pitch, 60);
    expect(east).toMatchObject({ y: 0, zoom: 1 });
    expect(pointOf(east, [7.5, 0], pitch).x).toBeCloseTo(frame.width / 2 - 60);
    const south = panToShow(own, [0, -4], frame, pitch, 60);
    expect(south.x).toBe(0);
    expect(pointOf(south, [0, -4.5], pitch).y).toBeCloseTo(frame.height / 2);
    const west = panToShow(own, [-9, 5], frame, pitch, 60);
    expect(pointOf(west, [-9.5, 5.5], pitch)).toMatchObject({ x: -frame.width / 2, y: -frame.height / 2 });
  });

  test("it never zooms beyond its bounds", () => {
    expect(cameraFor(boundsOf([[0, 0]]), frame, pitch).zoom).toBe(ZOOM.fit);
    expect(
      cameraFor(
        boundsOf([
          [0, 0],
          [60, 60],
        ]),
        frame,
        pitch,
      ).zoom,
    ).toBe(ZOOM.least);
  });

  test("the cell under the pointer stays there while zooming", () => {
    const before = { x: 2, y: -1, zoom: 0.8 };
    const after = zoomAt(before, 1.3, 200, -90, pitch);
    expect(cellAt(after, 200, -90, pitch)).toEqual(cellAt(before, 200, -90, pitch));
    expect(after.zoom).toBeCloseTo(1.04);
  });

  test("dragging right shows more of the west, dragging down more of the north", () => {
    const moved = pan({ x: 0, y: 0, zoom: 1 }, 90, 126, pitch);
    expect(moved).toMatchObject({ x: -1, y: 1 });
  });

  test("screen up is north", () => {
    expect(cellAt({ x: 0, y: 0, zoom: 1 }, 91, -127, pitch)).toEqual([1, 1]);
    expect(cellAt({ x: 0, y: 0, zoom: 1 }, 10, -10, pitch)).toEqual([0, 0]);
  });
});

describe("a camera that follows a board without enough room", () => {
  const tall = { west: 0, east: 2, south: 0, north: 11 };
  const least = 0.9;
  const follow = (from: Parameters<typeof followCamera>[0], ...action: Cell[]) =>
    followCamera(from, tall, action, frame, pitch, 60, least);

  test("shows all of it when that fits, whatever it showed before", () => {
    const small = { west: 0, east: 2, south: 0, north: 2 };
    const camera = followCamera({ x: 9, y: 9, zoom: 1 }, small, [], frame, pitch, 60, least);
    expect(camera).toEqual(cameraFor(small, frame, pitch, 60, least));
    expect(showsAll(camera, small, frame, pitch, 60)).toBe(true);
  });

  test("never shows cards below the minimum size, and starts in the middle", () => {
    const camera = follow(null);
    expect(camera).toMatchObject({ y: 5.5, zoom: least });
    expect(showsAll(camera, tall, frame, pitch, 60)).toBe(false);
  });

  test("goes by the shortest way to the action, above all to its last cell", () => {
    const north = follow(null, [1, 11]);
    expect(pointOf(north, [1, 11.5], pitch).y).toBeCloseTo(-frame.height / 2);
    expect(follow(north, [1, 10])).toEqual(north);
    const both = follow(north, [1, 11], [1, 0]);
    expect(pointOf(both, [1, -0.5], pitch).y).toBeCloseTo(frame.height / 2);
  });

  test("stays in place while nothing happens, but leaves no space bare that cards could fill", () => {
    const south = follow(null, [1, 0]);
    expect(follow(south)).toEqual(south);
    const { south: edge } = visibleBounds(follow({ x: 1, y: -40, zoom: 1 }), frame, pitch);
    expect(edge).toBeCloseTo(tall.south - 0.5 - 0.15);
    expect(follow({ x: 40, y: 5, zoom: 1 }).x).toBeCloseTo(follow(null).x);
  });
});

describe("arrow keys", () => {
  const cells: Cell[] = [
    [0, 0],
    [2, 0],
    [2, 1],
    [0, 3],
  ];

  test("go to the nearest cell in their direction, straight ones first", () => {
    expect(neighbour([0, 0], "right", cells)).toEqual([2, 0]);
    expect(neighbour([0, 0], "up", cells)).toEqual([0, 3]);
    expect(neighbour([2, 1], "down", cells)).toEqual([2, 0]);
  });

  test("end at the edge", () => {
    expect(neighbour([0, 0], "left", cells)).toBeNull();
  });
});

test("a card has eight empty cells around it; an empty grid has only the centre", () => {
  expect(cellsAround([])).toEqual([[0, 0]]);
  expect(cellsAround([[2, 1]])).toHaveLength(8);
  const round = cellsAround([
    [0, 0],
    [1, 0],
  ]);
  expect(round).toHaveLength(10);
  expect(round).not.toContainEqual([1, 0]);
});

test("the middle of a cell maps to a point, and the point back to the cell", () => {
  const camera = { x: 1, y: -2, zoom: 0.8 };
  const pitch = { width: 100, height: 140 };
  const { x, y } = pointOf(camera, [3, 1], pitch);
  expect(x).toBe(160);
  expect(y).toBe(-336);
  expect(cellAt(camera, x, y, pitch)).toEqual([3, 1]);
});
