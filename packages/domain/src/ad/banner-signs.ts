// Written by packages/banners/font/build-advances.mjs from the files of @fontsource/inter.
/** The signs that the font of the banners has, as ranges of code points. */
export const bannerSigns =
  '20-7e a1-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2cc 2ce-2d7 2da ' +
  '2dc-2ff 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-45f ' +
  '490-491 4b0-4b1 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 ' +
  '1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1eff 2013-2014 2018-201a 201c-201e 2020 2022 2026 ' +
  '2032-2033 2039-203a 2044 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2116 2122 2191 2193 ' +
  '2212 2c7c 2c7f a7ff';
