import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-program.mjs';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('There is no Chromium on the PATH: install it, or set CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
