import * as v from "valibot";
import type { PassSettings } from "../types";
import { listOf, schemaFor } from "./plain-schema";

/** Both limits exceed every game: the number of its windows, and the length of their names. */
const MAX_WINDOWS = 24;
const MAX_WINDOW_NAME_LENGTH = 32;

/** When a seat wants to be asked. */
export const passSettingsSchema = schemaFor<PassSettings>()(
  v.strictObject({
    level: v.picklist(["every", "acts", "stops"]),
    stops: listOf(v.pipe(v.string(), v.maxLength(MAX_WINDOW_NAME_LENGTH)), MAX_WINDOWS),
  }),
);
