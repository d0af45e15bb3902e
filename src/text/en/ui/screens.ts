import type { Catalogue } from "../../catalogue";

export const screens: Catalogue = {};
