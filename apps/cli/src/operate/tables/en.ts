import type { OperateWords } from '../words.ts'

/** English. */
export const operateEn: OperateWords = {
  help: {
    start: 'Serve the page, to be used in a browser',
    backup: 'Copy the record into one file; stop the server first',
    restore: 'Put a backup into an empty folder, after checking all of it',
    port: 'port, usually 7480; 0 takes any that is free (PORT)',
    host: 'address to listen at; usually this machine alone (HEFU_HOST)',
    data: 'folder of the record, usually data/hefu (HEFU_DATA)',
    'with-keys': "include the key file that opens the providers' keys; keep such a backup as safe as a password",
    'to-file': 'the backup to write, such as hefu.tar.gz',
    'from-file': 'a backup that hefu backup made',
    'new-folder': 'an empty folder, or one that is not there yet',
    lang: 'language: zh-Hans, zh-Hant or en',
    json: 'print JSON for machines',
    help: 'show help',
  },
  start: {
    building: 'First run: building the page ...',
    starting: 'Starting ...',
    listening: ({ address, place }) => `Hefu is running. Open ${address} in a browser.\nThe record is kept in ${place}\nPress Ctrl+C to stop.`,
    open: ({ host, hosts }) =>
      `Mind: ${host} can be reached from other machines, and there is no login. It answers to the names ${['127.0.0.1', 'localhost', ...hosts].join(', ')}.`,
    stopping: 'Stopping; a reading under way goes on at the next start ...',
    stopped: 'Stopped.',
  },
  backup: {
    done: ({ file, size, files }) => `Backed up ${files} files into ${file} (${size}).`,
    keys: {
      included: 'The key file is in it: whoever has this backup can use the keys of your providers.',
      'left-out': "The key file is not in it: after restoring, the providers' keys have to be entered again. (--with-keys includes it.)",
    },
  },
  restore: {
    done: ({ folder, files, at }) => `Checked ${files} files of ${at} UTC and restored them into ${folder}\nStart with it: npm start -- --data ${folder}`,
    keys: "The backup has no key file: enter the providers' keys again in Settings.",
    postgres: 'DATABASE_URL is set: a start uses that PostgreSQL and not this folder, unless it is unset.',
  },
}
