import { HEAD_BYTES, pictureSize } from "../../../../sets/picture-size";
import { PICTURE_LIMITS } from "../../../../sets/pictures";

/** Limits of a file before it is made small: a larger picture could hold up the page while it is decoded. */
export const FILE_LIMITS = { megabytes: 20, side: 12_000, pixels: 60_000_000 } as const;

/** Why a file cannot be a picture of a card. */
export type NoPicture = "no-picture" | "too-wide" | "too-heavy" | "damaged";

const QUALITIES = [0.85, 0.7, 0.5, 0.3];

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The picture as WebP, where the browser can write that, otherwise as JPEG, as good as fits. */
async function encoded(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of QUALITIES)
    for (const type of ["image/webp", "image/jpeg"]) {
      const blob = await blobOf(canvas, type, quality);
      if (blob?.type !== type) continue;
      const data = await addressOf(blob);
      if (data.length <= PICTURE_LIMITS.characters) return data;
    }
  return null;
}

/** The middle of a picture as a square, with white behind it. */
function squareOf(picture: ImageBitmap): HTMLCanvasElement | null {
  const from = Math.min(picture.width, picture.height);
  const side = Math.min(from, PICTURE_LIMITS.side);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) return null;
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  const [x, y] = [(picture.width - from) / 2, (picture.height - from) / 2];
  context.drawImage(picture, x, y, from, from, 0, 0, side, side);
  return canvas;
}

/** What is wrong with a file, as far as its first bytes say. Undefined if it can be decoded safely. */
async function faultOf(file: Blob): Promise<NoPicture | undefined> {
  if (file.size > FILE_LIMITS.megabytes * 1_000_000) return "too-heavy";
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (size === null) return "no-picture";
  const { width, height } = size;
  if (width === 0 || height === 0) return "damaged";
  const isLarge = Math.max(width, height) > FILE_LIMITS.side || width * height > FILE_LIMITS.pixels;
  return isLarge ? "too-wide" : undefined;
}

/**
 * Makes a small picture of a file that may hold anything: only its pixels are kept, redrawn on a canvas.
 * @returns a `data:` address, or why there is no picture.
 */
export async function readPicture(file: Blob): Promise<{ readonly data: string } | NoPicture> {
  const fault = await faultOf(file).catch(() => "damaged" as const);
  if (fault !== undefined) return fault;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return "damaged";
  const square = squareOf(picture);
  picture.close();
  const data = square && (await encoded(square));
  return data === null ? "damaged" : { data };
}
